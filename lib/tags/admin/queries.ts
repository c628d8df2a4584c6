import "server-only";
import { type Page, rangeOf, toPage } from "@/lib/admin/paging";
import { containing } from "@/lib/admin/search";
import { requireAdmin } from "@/lib/auth/session";
import { orThrow } from "@/lib/supabase/query";
import type { ListedTag, TagFilters } from "./schema";

const maxSuggestions = 500;
const maxOptions = 100;

/** Throws on an outage. */
export async function listAdminTags({ q, sort, page }: TagFilters): Promise<Page<ListedTag>> {
  const { client } = await requireAdmin("posts");
  let query = client
    .from("tags")
    .select("id:slug, slug, name, posts, published", { count: "exact" });
  if (q) query = query.ilike("name", containing(q));
  const ascending = !sort.startsWith("-");
  const answer = await query
    .order(sort.endsWith("posts") ? "posts" : "slug", { ascending })
    .order("slug")
    .range(...rangeOf(page));
  return toPage(answer, page, "tags");
}

/** Lists tags to filter posts by, most used first, including `current`. Throws on an outage. */
export async function listTagOptions(current: string): Promise<{ slug: string; name: string }[]> {
  const { client } = await requireAdmin("posts.own");
  const tags = () => client.from("tags").select("slug, name");
  const most = await tags()
    .order("posts", { ascending: false })
    .order("name")
    .limit(maxOptions)
    .then(orThrow("tags"));
  if (!current || most.some(({ slug }) => slug === current)) return most;
  return [...(await tags().eq("slug", current).then(orThrow("tags"))), ...most];
}

/** Lists tag names to suggest in the editor, most used first. Throws on an outage. */
export async function listTagNames(): Promise<string[]> {
  const { client } = await requireAdmin("posts.own");
  const data = await client
    .from("tags")
    .select("name")
    .order("posts", { ascending: false })
    .order("name")
    .limit(maxSuggestions)
    .then(orThrow("tags"));
  return data.map(({ name }) => name);
}
