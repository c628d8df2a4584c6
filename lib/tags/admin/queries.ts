import "server-only";
import { type Page, rangeOf, toPage } from "@/lib/admin/paging";
import { requireAdmin } from "@/lib/auth/session";
import type { ListedTag, TagFilters } from "./schema";

const maxSuggestions = 500;

/** Throws on an outage. */
export async function listAdminTags({ q, page }: TagFilters): Promise<Page<ListedTag>> {
  const { client } = await requireAdmin();
  let query = client.from("tags").select("slug, name, posts, published", { count: "exact" });
  if (q) query = query.ilike("name", `%${q.replace(/[\\%_]/g, "\\$&")}%`);
  const answer = await query.order("slug").range(...rangeOf(page));
  return toPage(answer, page, "tags");
}

/** Names to suggest in the editor, those of most posts first. Throws on an outage. */
export async function listTagNames(): Promise<string[]> {
  const { client } = await requireAdmin();
  const { data, error } = await client
    .from("tags")
    .select("name")
    .order("posts", { ascending: false })
    .order("name")
    .limit(maxSuggestions);
  if (error) throw new Error(`tags: ${error.message}`);
  return data.map(({ name }) => name);
}
