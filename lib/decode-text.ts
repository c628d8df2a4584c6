/** Decodes percent-escapes; returns the text unchanged if they are invalid. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
