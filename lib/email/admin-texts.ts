/** What is said about mail that is to be tried again. */
export const outboxTexts = {
  gone: "There is nothing to retry here any more: the mail has gone out, or is on its way.",
  failed: "The mail could not be put back in line. Please try again.",
  refused: "Your account is no longer allowed to do this.",
} as const;

/** How many mails are being tried again. */
export function retriedText(count: number): string {
  return count === 1 ? "Trying the mail again now." : `Trying ${count} mails again now.`;
}
