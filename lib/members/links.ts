import { env } from "@/lib/env";
import { readToken, type SignedLink, signToken } from "@/lib/links/signed-token";
import { dayMs } from "@/lib/time/days";

export const invitationDays = 7;

const purpose = "invitation";

export function invitationExpiry(now = Date.now()): Date {
  return new Date(now + invitationDays * dayMs);
}

export function invitationLink(id: string, expiresAt: Date): string {
  return `${env().SITE_URL}/register/invitation?token=${signToken(purpose, id, expiresAt)}`;
}

export function readInvitationToken(token: unknown): SignedLink {
  return readToken(purpose, token);
}
