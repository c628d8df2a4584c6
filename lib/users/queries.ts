import "server-only";
import { mapRows, type Page, rangeOf, toPage } from "@/lib/admin/paging";
import { emailStartsWith } from "@/lib/admin/search";
import { requireAdmin } from "@/lib/auth/session";
import type { Profile, ProfileFilters } from "./schema";

export async function listProfiles({ q, page }: ProfileFilters): Promise<Page<Profile>> {
  const { client } = await requireAdmin();
  const query = client
    .from("profiles")
    .select("id, email, username, is_admin, created_at", { count: "exact" });
  const answer = await emailStartsWith(query, q)
    .order("created_at", { ascending: false })
    .order("id")
    .range(...rangeOf(page));
  return mapRows(toPage(answer, page, "profiles"), (row) => ({
    id: row.id,
    email: row.email,
    username: row.username,
    isAdmin: row.is_admin,
    createdAt: row.created_at,
  }));
}
