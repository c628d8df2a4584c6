import { readToken, signToken } from "@/lib/links/signed-token";

const purpose = "setup";

/** `id` comes from the database, so every server signs the same link. */
export function setupLink(siteUrl: string, id: string, secret?: string): string {
  return `${siteUrl}/setup?token=${signToken(purpose, id, null, secret)}`;
}

/** Returns the id that the link was signed for, or null for a forged one. */
export function readSetupToken(token: unknown): string | null {
  const link = readToken(purpose, token);
  return link.status === "valid" ? link.id : null;
}
