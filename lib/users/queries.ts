import "server-only";
import { noticeMail } from "@/lib/accounts/mails";
import { mapRows, type Page, rangeOf, toPage } from "@/lib/admin/paging";
import { hasWords, inOrder } from "@/lib/admin/search";
import type { Role } from "@/lib/auth/permissions";
import { requireAdmin } from "@/lib/auth/session";
import type { Viewer } from "@/lib/auth/viewer";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { noticeSettings } from "@/lib/settings/queries";
import { findRow, orThrow } from "@/lib/supabase/query";
import { camelCased, type Row } from "@/lib/supabase/row";
import { serviceClient } from "@/lib/supabase/service";
import type { Profile, ProfileFilters } from "./schema";

const columns = "id, email, username, is_admin, role, created_at";

export async function listProfiles({ q, sort, page }: ProfileFilters): Promise<Page<Profile>> {
  const { client } = await requireAdmin("users");
  const query = client.from("profiles").select(columns, { count: "exact" });
  const order = { created: "created_at", email: "email_search" };
  const answer = await inOrder(hasWords(query, q), sort, order).range(...rangeOf(page));
  return mapRows(toPage(answer, page, "profiles"), toProfile);
}

export async function getProfile(id: string): Promise<Profile | null> {
  const { client } = await requireAdmin("users");
  const data = await findRow(client, "profiles", columns, id);
  return data && toProfile(data);
}

type Outcome = "done" | "own" | "last" | "missing" | "stale" | "forbidden";

function toProfile(row: Row<"profiles", typeof columns>): Profile {
  return { ...camelCased(row), role: row.role as Role | null };
}

/** Gives an account admin access, a role or neither, and notifies it by email. */
export async function setAccess(
  { id: admin, sessionId }: Viewer,
  id: string,
  { isAdmin, role }: Pick<Profile, "isAdmin" | "role">,
): Promise<Outcome> {
  const email = (await getProfile(id))?.email;
  const kind = role ? "role-changed" : isAdmin ? "admin-granted" : "admin-revoked";
  const answer = await serviceClient().rpc("set_admin", {
    p_admin: admin,
    p_session: sessionId,
    p_id: id,
    p_is_admin: isAdmin,
    p_role: role ?? undefined,
    p_mails: email ? [noticeMail(kind, email, await noticeSettings())] : [],
  });
  if (answer.error?.code === "42501") return "forbidden";
  const { status } = orThrow("set_admin")(answer) as { status: Outcome };
  sendQueuedMail();
  return status;
}
