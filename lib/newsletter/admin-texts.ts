export const adminSubscriberTexts = {
  notLoaded: "Failed to fetch subscribers",
  failed: "Failed to remove subscriber",
  removed: "Subscriber removed.",
} as const;

/** Asked before an address is taken off the list for good. */
export function removalQuestion(email: string): string {
  return `Remove ${email} from the list? Nothing is kept of it, not even that they had unsubscribed.`;
}
