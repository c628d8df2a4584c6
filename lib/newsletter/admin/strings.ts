export const adminSubscriberStrings = {
  notLoaded: "Failed to fetch subscribers",
  failed: "Failed to remove subscriber",
  removed: "Subscriber removed.",
} as const;

export function removalQuestion(email: string): string {
  return `Remove ${email} from the list? Nothing is kept, not even the fact that they unsubscribed.`;
}
