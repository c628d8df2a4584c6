import { env } from "@/lib/env";
import { readToken, type SignedLink, signToken } from "@/lib/security/signed-link";

/** The two links that a subscriber gets by mail. */
export type LinkKind = "confirm" | "unsubscribe";

/** How long a confirmation link works, in days; the database forgets a subscription after as many. */
export const confirmationDays = 30;

const purposes: Record<LinkKind, string> = {
  confirm: "newsletter-confirm",
  unsubscribe: "newsletter-unsubscribe",
};

/** The link that confirms, by the id that the database keeps for it. */
export function confirmationLink(confirmation: string, now: Date = new Date()): string {
  const expires = new Date(now.getTime() + confirmationDays * 24 * 60 * 60 * 1000);
  return address("/newsletter/confirm", signToken(purposes.confirm, confirmation, expires));
}

/** The page that unsubscribes. It never expires: a mail may be years old, and leaving always works. */
export function unsubscribeLink(subscriber: string): string {
  return address("/newsletter/unsubscribe", unsubscribeToken(subscriber));
}

/** Where a mail program unsubscribes by itself (RFC 8058). */
export function oneClickLink(subscriber: string): string {
  return address("/api/newsletter/unsubscribe", unsubscribeToken(subscriber));
}

/** What the token of a newsletter link is worth; anything but one string is forged. */
export function readLinkToken(kind: LinkKind, token: unknown): SignedLink {
  if (typeof token !== "string") return { status: "forged" };
  return readToken(purposes[kind], token);
}

function unsubscribeToken(subscriber: string): string {
  return signToken(purposes.unsubscribe, subscriber, null);
}

function address(path: string, token: string): string {
  return `${env().SITE_URL}${path}?token=${token}`;
}
