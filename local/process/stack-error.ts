/** An error that the user can fix; its one-line message says how. */
export class StackError extends Error {
  override name = "StackError";
}

/** Formats any thrown value as a single line for a message or a log. */
export function oneLine(cause: unknown): string {
  const { message, name } = (cause ?? {}) as { message?: unknown; name?: unknown };
  const text = typeof cause === "string" ? cause : String(message || name || "no reason given");
  return text.replace(/\s+/g, " ").trim();
}
