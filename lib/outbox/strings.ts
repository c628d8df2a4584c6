export const outboxStrings = {
  gone: "There is nothing left to retry: the mail has been sent, or is being sent.",
  failed: "The mail could not be queued again. Please try again.",
  forbidden: "Your account is no longer allowed to do this.",
} as const;

export function retriedText(count: number): string {
  return count === 1 ? "Retrying the mail now." : `Retrying ${count} mails now.`;
}
