import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import { type Listed, rangeOf, toListed } from "@/lib/lists/paging";
import { openingOf } from "@/lib/markdown/excerpt";
import { editedColumns, toEditedPost } from "./edited-rows";
import type { EditedPost } from "./input";
import type { ListedPost, PostFilter } from "./listing";
import { titleQuery } from "./search";
import { postTexts } from "./texts";

/** Characters of the text that the list shows (spec section 9). */
const previewLength = 120;

/** A page of all posts, drafts among them, newest first. Throws when the database cannot be asked. */
export async function listAdminPosts(filter: PostFilter): Promise<Listed<ListedPost>> {
  const { client } = await requireAdmin();
  const { search, status, page } = filter;
  const words = titleQuery(search);
  if (search !== "" && words === null) return { rows: [], page, pages: 1, total: 0 };
  let query = client
    .from("blogs")
    .select("id, title, slug, published, created_at, preview", { count: "exact" });
  if (words !== null) query = query.textSearch("title_search", words, { config: "simple" });
  if (status !== null) query = query.eq("published", status === "published");
  const answer = await query
    .order("created_at", { ascending: false })
    .order("id")
    .range(...rangeOf(page));
  const { rows, ...listed } = toListed(answer, page, postTexts.notLoaded);
  return {
    ...listed,
    rows: rows.map(({ id, title, slug, published, created_at, preview }) => ({
      id,
      title,
      slug,
      published,
      createdAt: created_at,
      preview: previewOf(preview),
    })),
  };
}

/** A text that opens with code shows that, as it is: without marks nothing would be left. */
function previewOf(opening: string): string {
  const code = opening
    .replace(/^(```|~~~).*$/gm, "")
    .replace(/\s+/g, " ")
    .trim();
  return openingOf(opening, previewLength) || `${[...code].slice(0, previewLength).join("")}…`;
}

/** A post as the editor opens it; null where there is none of that id. */
export async function getEditedPost(id: string): Promise<EditedPost | null> {
  const { client } = await requireAdmin();
  const { data, error } = await client
    .from("blogs")
    .select(editedColumns)
    .eq("id", id)
    .maybeSingle();
  if (error) throw new Error(`Post ${id}: ${error.message}`);
  return data && toEditedPost(data);
}
