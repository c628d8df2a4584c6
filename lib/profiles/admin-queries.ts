import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import { type Listed, rangeOf, toListed } from "@/lib/lists/paging";
import { type Profile, startsWith } from "./schema";

/** A page of accounts, newest first: all, or those whose address begins with `search`. */
export async function listProfiles(page: number, search: string): Promise<Listed<Profile>> {
  const { client } = await requireAdmin();
  const query = client
    .from("profiles")
    .select("id, email, username, is_admin, created_at", { count: "exact" });
  const answer = await (search ? query.ilike("email", startsWith(search)) : query)
    .order("created_at", { ascending: false })
    .order("id")
    .range(...rangeOf(page));
  const { rows, ...listed } = toListed(answer, page, "Profiles");
  return {
    ...listed,
    rows: rows.map(({ is_admin: isAdmin, created_at: createdAt, ...row }) => ({
      ...row,
      isAdmin,
      createdAt,
    })),
  };
}
