import { z } from "zod";
import { linkHttpStatus, singleParam } from "@/lib/links/status";

const schema = z.object({
  token_hash: z.string().regex(/^[\w-]{16,200}$/),
  type: z.enum(["signup", "recovery", "invite", "magiclink"]),
});

export type ConfirmLink = z.infer<typeof schema>;
export type LinkType = ConfirmLink["type"];

/** Returns null for anything that can't be one of our emailed links. */
export function readConfirmLink(parts: { token_hash: unknown; type: unknown }): ConfirmLink | null {
  return schema.safeParse(parts).data ?? null;
}

export type LinkOutcome = "expired" | "unavailable";

export function linkOutcome(value: unknown): LinkOutcome | null {
  return value === "expired" || value === "unavailable" ? value : null;
}

/** Returns null for any other path. Doesn't call the auth server, which would consume the token. */
export function confirmLinkStatus(url: URL): number | null {
  if (url.pathname !== "/auth/confirm") return null;
  const outcome = linkOutcome(url.searchParams.get("outcome"));
  if (outcome) return linkHttpStatus[outcome];
  const [token_hash, type] = [singleParam(url, "token_hash"), singleParam(url, "type")];
  return linkHttpStatus[readConfirmLink({ token_hash, type }) ? "open" : "forged"];
}

export const needsPassword = (type: LinkType): boolean => type === "recovery" || type === "invite";
