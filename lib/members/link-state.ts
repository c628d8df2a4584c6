import "server-only";
import { withReporting } from "@/lib/action";
import type { Viewer } from "@/lib/auth/viewer";
import { linkHttpStatus, singleParam } from "@/lib/links/status";
import { oncePerRequest } from "@/lib/once-per-request";
import { readInvitationToken } from "./links";
import { type Invited, readInvitation } from "./queries";
import type { InvitationStatus } from "./schema";

/**
 * "sign-up", "sign-in" and "accept" are what an open invitation needs next; "other" is for a viewer
 * with another email.
 */
type InvitationState =
  | ({ status: "sign-up" | "sign-in" | "accept" | "other"; id: string } & Invited)
  | { status: Exclude<InvitationStatus, "open"> | "forged" | "unavailable" };

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
    const { status, ...invited } = found;
    if (status !== "open") return { status };
    const open = { ...invited, id: link.id };
    if (!viewer) return { ...open, status: open.confirmed ? "sign-in" : "sign-up" };
    return { ...open, status: viewer.email.toLowerCase() === open.email ? "accept" : "other" };
  });
}

/** Returns the state to the page, reusing the middleware's lookup. */
export function shownInvitation(token: unknown, viewer: Viewer | null): Promise<InvitationState> {
  return oncePerRequest("invitation", () => invitationState(token, viewer));
}

export async function invitationHttpStatus(url: URL, viewer: Viewer | null): Promise<number> {
  const { status } = await shownInvitation(singleParam(url, "token"), viewer);
  return httpStatus[status];
}
