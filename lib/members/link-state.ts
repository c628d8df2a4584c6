import "server-only";
import { withReporting } from "@/lib/action";
import type { Viewer } from "@/lib/auth/viewer";
import { linkHttpStatus } from "@/lib/links/status";
import { oncePerRequest } from "@/lib/once-per-request";
import { readInvitationToken } from "./links";
import { readInvitation, type StoredInvitation } from "./queries";

/** "sign-up", "sign-in" and "accept" are what an open invitation needs next. */
export type InvitationState =
  | ({ status: "sign-up" | "sign-in" | "accept" | "other"; id: string } & Pick<
      StoredInvitation,
      "email" | "role" | "account"
    >)
  | { status: "used" | "expired" | "revoked" | "forged" | "unavailable" };

const httpStatus: Record<InvitationState["status"], number> = {
  ...linkHttpStatus,
  "sign-up": 200,
  "sign-in": 200,
  accept: 200,
  other: 403,
  revoked: 410,
};

export async function invitationState(
  token: unknown,
  viewer: Viewer | null,
): Promise<InvitationState> {
  const link = readInvitationToken(token);
  if (link.status !== "valid") return { status: link.status };
  return withReporting<InvitationState>("invitation", { status: "unavailable" }, async () => {
    const found = await readInvitation(link.id);
    if (!found) return { status: "expired" };
    const { status, email, role, account, confirmed } = found;
    if (status !== "open") return { status };
    const stored = { id: link.id, email, role, account };
    if (viewer)
      return { status: viewer.email.toLowerCase() === email ? "accept" : "other", ...stored };
    return { status: confirmed ? "sign-in" : "sign-up", ...stored };
  });
}

/** Returns the state to the page, reusing the middleware's lookup. */
export function shownInvitation(token: unknown, viewer: Viewer | null): Promise<InvitationState> {
  return oncePerRequest("invitation", () => invitationState(token, viewer));
}

export async function invitationHttpStatus(
  { searchParams }: URL,
  viewer: Viewer | null,
): Promise<number> {
  const tokens = searchParams.getAll("token");
  const { status } = await shownInvitation(tokens.length === 1 ? tokens[0] : tokens, viewer);
  return httpStatus[status];
}
