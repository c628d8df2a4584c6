import "server-only";
import { mapRows, type Page, rangeOf, toPage } from "@/lib/admin/paging";
import { hasWords, inOrder } from "@/lib/admin/search";
import { requireAdmin } from "@/lib/auth/session";
import type { Profile, ProfileFilters } from "./schema";

export async function listProfiles({ q, sort, page }: ProfileFilters): Promise<Page<Profile>> {
  const { client } = await requireAdmin();
  const query = client
    .from("profiles")
    .select("id, email, username, is_admin, created_at", { count: "exact" });
  const columns = { created: "created_at", email: "email_search" };
  const answer = await inOrder(hasWords(query, q), sort, columns).range(...rangeOf(page));
  return mapRows(toPage(answer, page, "profiles"), (row) => ({
    id: row.id,
    email: row.email,
    username: row.username,
    isAdmin: row.is_admin,
    createdAt: row.created_at,
  }));
}
