import { brand } from "@/content/brand";

export const adminMessageStrings = {
  failed: "Failed to update message",
  gone: "This message no longer exists.",
  spam: "Marked as spam.",
  notSpam: "Moved to the inbox.",
} as const;

export function replyHref(email: string): string {
  // An email may contain `?` and `&`, which are special in a URL.
  const recipient = encodeURIComponent(email).replaceAll("%40", "@");
  return `mailto:${recipient}?subject=${encodeURIComponent(`Re: Your message to ${brand.name}`)}`;
}
