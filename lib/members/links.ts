import { env } from "@/lib/env";
import { readToken, type SignedLink, signToken } from "@/lib/links/signed-token";

export const invitationDays = 7;

const purpose = "invitation";

export function invitationLink(id: string, expiresAt: Date): string {
  return `${env().SITE_URL}/register/invitation?token=${signToken(purpose, id, expiresAt)}`;
}

export const readInvitationToken = (token: unknown): SignedLink => readToken(purpose, token);
