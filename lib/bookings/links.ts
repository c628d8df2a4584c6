import { readToken, signToken } from "@/lib/security/signed-link";

export type LinkPurpose = "cancel" | "reschedule";
type Link = { purpose: LinkPurpose; id: string; sequence: number };
export type ReadLink = ({ status: "valid" } & Link) | { status: "expired" | "forged" };

/**
 * What a mailed link carries: what it is for, the booking, and the count of changes it holds for,
 * signed until `expires` (milliseconds). Whoever has it may do that one thing.
 */
export function signLink(
  { purpose, id, sequence }: Link,
  expires: number,
  secret?: string,
): string {
  const signed = signToken(`booking-${purpose}`, `${id}-${sequence}`, new Date(expires), secret);
  return `${purpose}.${signed}`;
}

/** Reads a link's token. Anything that this site did not sign, in whole, is forged. */
export function readLink(token: string, now: number, secret?: string): ReadLink {
  const [, purpose, signed = ""] = /^(cancel|reschedule)\.(.*)$/.exec(token) ?? [];
  if (!purpose) return { status: "forged" };
  const link = readToken(`booking-${purpose}`, signed, new Date(now), secret);
  if (link.status !== "valid") return { status: link.status };
  const cut = link.id.lastIndexOf("-");
  return {
    status: "valid",
    purpose: purpose as LinkPurpose,
    id: link.id.slice(0, cut),
    sequence: Number(link.id.slice(cut + 1)),
  };
}

const httpStatus = { valid: 200, expired: 410, forged: 403 } as const;

/**
 * The status that the page at a booking link's address is answered with, or null for any other
 * address. Asked by the middleware: a page that is rendered for a request has sent its 200 by then.
 */
export function bookingLinkStatus({ pathname, searchParams }: URL): number | null {
  if (pathname !== "/booking") return null;
  const [token = "", ...others] = searchParams.getAll("token");
  return httpStatus[others.length > 0 ? "forged" : readLink(token, Date.now()).status];
}
