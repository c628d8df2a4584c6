export const outboxStrings = {
  gone: "Nothing to retry: already sent or being sent.",
  failed: "The email could not be queued. Please try again.",
  forbidden: "You no longer have permission to do this.",
} as const;

export function retriedText(count: number): string {
  return count === 1 ? "Retrying the email now." : `Retrying ${count} emails now.`;
}
