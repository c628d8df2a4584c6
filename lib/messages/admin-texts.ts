import { site } from "@/content/site";

export const adminMessageTexts = {
  notLoaded: "Failed to fetch messages",
  failed: "Failed to update message",
  gone: "This message is no longer there.",
} as const;

/** The address that opens an answer to a message in the admin's own mail program. */
export function replyHref(email: string): string {
  // An address may hold what means something in a link, such as `?` and `&`.
  const address = encodeURIComponent(email).replaceAll("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(`Re: Your message to ${site.name}`)}`;
}
