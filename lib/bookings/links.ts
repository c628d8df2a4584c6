import { readToken, signToken } from "@/lib/links/signed-token";

export type LinkPurpose = "confirm" | "cancel" | "reschedule";
type Link = { purpose: LinkPurpose; id: string; sequence: number };
export type ReadLink = ({ status: "valid" } & Link) | { status: "expired" | "forged" };

/** Signs a link for one purpose and one state of a booking. `expires` is in milliseconds. */
export function signLink(
  { purpose, id, sequence }: Link,
  expires: number,
  secret?: string,
): string {
  const signed = signToken(`booking-${purpose}`, `${id}-${sequence}`, new Date(expires), secret);
  return `${purpose}.${signed}`;
}

/** Anything that this site didn't sign counts as forged. */
export function readLink(token: string, now: number, secret?: string): ReadLink {
  const [, purpose, signed = ""] = /^(confirm|cancel|reschedule)\.(.*)$/.exec(token) ?? [];
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
