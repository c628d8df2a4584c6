import { retentionPeriods } from "@/content/retention";
import { env } from "@/lib/env";
import { readToken, type SignedLink, signToken } from "@/lib/links/signed-token";

export type LinkKind = "confirm" | "unsubscribe";

/** A link works until its unconfirmed subscription is deleted. */
export const confirmationDays = Number.parseInt(retentionPeriods.unconfirmed, 10);

const purposes: Record<LinkKind, string> = {
  confirm: "newsletter-confirm",
  unsubscribe: "newsletter-unsubscribe",
};

export function confirmationLink(confirmation: string, now: Date = new Date()): string {
  const expires = new Date(now.getTime() + confirmationDays * 24 * 60 * 60 * 1000);
  return linkUrl("/newsletter/confirm", signToken(purposes.confirm, confirmation, expires));
}

/** Never expires: unsubscribing must work from an email that is years old. */
export function unsubscribeLink(subscriber: string): string {
  return linkUrl("/newsletter/unsubscribe", unsubscribeToken(subscriber));
}

/** Email clients request this link directly, without opening a page. */
export function oneClickLink(subscriber: string): string {
  return linkUrl("/api/newsletter/unsubscribe", unsubscribeToken(subscriber));
}

export function readLinkToken(kind: LinkKind, token: unknown): SignedLink {
  return readToken(purposes[kind], token);
}

function unsubscribeToken(subscriber: string): string {
  return signToken(purposes.unsubscribe, subscriber, null);
}

const linkUrl = (path: string, token: string): string => `${env().SITE_URL}${path}?token=${token}`;
