import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import { type Listed, mapRows, rangeOf, toListed } from "@/lib/lists/paging";
import { byAddress } from "@/lib/lists/search";
import type { Profile, ProfileFilters } from "./schema";

/** A page of accounts, newest first. Throws on an outage. */
export async function listProfiles({ q, page }: ProfileFilters): Promise<Listed<Profile>> {
  const { client } = await requireAdmin();
  const query = client
    .from("profiles")
    .select("id, email, username, is_admin, created_at", { count: "exact" });
  const answer = await byAddress(query, q)
    .order("created_at", { ascending: false })
    .order("id")
    .range(...rangeOf(page));
  return mapRows(toListed(answer, page, "profiles"), (row) => ({
    id: row.id,
    email: row.email,
    username: row.username,
    isAdmin: row.is_admin,
    createdAt: row.created_at,
  }));
}
