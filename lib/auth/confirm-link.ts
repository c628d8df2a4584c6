import { z } from "zod";

const linkTypes = ["signup", "recovery", "invite", "magiclink"] as const;

/** What the auth server's mails are for, in its own words. */
export type LinkType = (typeof linkTypes)[number];

/** The two parts of a mailed link that the auth server asks for. */
export type ConfirmLink = { token_hash: string; type: LinkType };

const schema = z.object({
  token_hash: z.string().regex(/^[\w-]{16,200}$/),
  type: z.enum(linkTypes),
});

/** The link that an address or a form holds; null for what cannot be one of ours. */
export function readConfirmLink(parts: { token_hash: unknown; type: unknown }): ConfirmLink | null {
  const link = schema.safeParse(parts);
  return link.success ? link.data : null;
}

/** How a link came out once its button was pressed; the address says so. */
export type LinkOutcome = "expired" | "unavailable";

export function linkOutcome(value: unknown): LinkOutcome | null {
  return value === "expired" || value === "unavailable" ? value : null;
}

/**
 * The status that /auth/confirm is answered with; null for any other address. Asked by the middleware.
 * Whether a token is still good only the auth server knows, and asking it would use the token up.
 */
export function confirmLinkStatus({ pathname, searchParams }: URL): number | null {
  if (pathname !== "/auth/confirm") return null;
  const outcome = linkOutcome(searchParams.get("outcome"));
  if (outcome) return outcome === "expired" ? 410 : 503;
  const single = (name: string) => {
    const values = searchParams.getAll(name);
    return values.length === 1 ? values[0] : values;
  };
  return readConfirmLink({ token_hash: single("token_hash"), type: single("type") }) ? 200 : 403;
}

/** Whether a link of this type is followed by the choice of a password. */
export function choosesPassword(type: LinkType): boolean {
  return type === "recovery" || type === "invite";
}
