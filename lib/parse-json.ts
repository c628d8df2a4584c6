/** Returns undefined if the text is missing or isn't JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
