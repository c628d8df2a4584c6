import "server-only";
import type { Role } from "@/lib/auth/permissions";
import { requireAdmin } from "@/lib/auth/session";
import type { Viewer } from "@/lib/auth/viewer";
import { noticeSettings } from "@/lib/settings/queries";
import { call, orThrow } from "@/lib/supabase/query";
import { serviceClient } from "@/lib/supabase/service";
import { dayMs } from "@/lib/time/days";
import { invitationDays, invitationLink } from "./links";
import { invitationMail } from "./mails";
import type { Invitation, InvitationStatus } from "./schema";

const maxListed = 50;

/** Lists the latest invitation to each email, newest first. Throws on an outage. */
export async function listInvitations(): Promise<Invitation[]> {
  const { client } = await requireAdmin("users");
  const rows = await client
    .from("invitations")
    .select("id, email, role, expires_at, accepted_at, revoked_at")
    .order("created_at", { ascending: false })
    .limit(maxListed)
    .then(orThrow("invitations"));
  const latest = rows.filter(
    ({ email }, at) => rows.findIndex((newer) => newer.email === email) === at,
  );
  return latest.map(({ id, email, role, expires_at: expiresAt, ...row }) => {
    const end = new Date(expiresAt);
    const isOpen = !row.accepted_at && !row.revoked_at && end.getTime() > Date.now();
    const closed = row.revoked_at ? "revoked" : "expired";
    return {
      ...{ id, email, role: role as Role, expiresAt },
      status: isOpen ? "open" : row.accepted_at ? "used" : closed,
      url: isOpen ? invitationLink(id, end) : null,
    };
  });
}

type Outcome = { status: "done" | "stale" | "member" } | { status: "limited"; retry_after: number };

/** Stores an invitation, replacing an open one to the same email, and queues its email. */
export async function storeInvitation(
  { id: admin, sessionId }: Viewer,
  email: string,
  role: Role,
): Promise<Outcome> {
  const id = crypto.randomUUID();
  const expiresAt = new Date(Date.now() + invitationDays * dayMs);
  const link = invitationLink(id, expiresAt);
  return call(serviceClient(), "invite", {
    ...{ p_admin: admin, p_session: sessionId, p_id: id, p_email: email, p_role: role },
    p_expires_at: expiresAt.toISOString(),
    p_mails: [invitationMail({ email, role, link }, await noticeSettings())],
  });
}

export type Invited = {
  email: string;
  /** Id of the account with this email. */
  account: string | null;
  /** Whether that account has confirmed its email. */
  confirmed: boolean;
};

export function readInvitation(
  id: string,
): Promise<(Invited & { status: InvitationStatus }) | null> {
  return call(serviceClient(), "read_invitation", { p_id: id });
}

/** Returns "accepted", "other" if the account has another email, or why the link isn't open. */
export function storeAcceptance(
  id: string,
  user: string,
): Promise<"accepted" | "other" | Exclude<InvitationStatus, "open">> {
  return call(serviceClient(), "accept_invitation", { p_id: id, p_user: user });
}

/** Deletes an account whose email nobody has confirmed, to make way for its owner. */
export async function deleteUnconfirmed(account: string): Promise<void> {
  await call(serviceClient(), "delete_account", { p_id: account });
}
