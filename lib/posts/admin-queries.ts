import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import { type Listed, pagesOf, rangeOf, rowsPerPage } from "@/lib/lists/paging";
import { openingOf } from "@/lib/markdown/excerpt";
import { editedColumns, toEditedPost } from "./edited-rows";
import type { EditedPost } from "./input";
import type { ListedPost, PostFilter } from "./listing";
import { postTexts } from "./texts";

/** Characters of the text that the list shows (spec section 9). */
const previewLength = 120;

/**
 * A page of all posts, drafts among them, newest first. The words of a search are beginnings of words in
 * the title. Throws when the database cannot be asked.
 */
export async function listAdminPosts(filter: PostFilter): Promise<Listed<ListedPost>> {
  const { client } = await requireAdmin();
  const { search, status, page } = filter;
  const { data, error } = await client.rpc("list_posts", {
    p_from: rangeOf(page)[0],
    p_size: rowsPerPage,
    p_search: search || undefined,
    p_published: status === null ? undefined : status === "published",
  });
  if (error) throw new Error(`${postTexts.notLoaded}: ${error.message}`);
  const { count, posts } = data as PostPage;
  return {
    page,
    pages: pagesOf(count),
    total: count,
    rows: posts.map(({ created_at: createdAt, preview, ...post }) => ({
      ...post,
      createdAt,
      preview: previewOf(preview),
    })),
  };
}

type PostPage = {
  count: number;
  posts: (Pick<ListedPost, "id" | "title" | "slug" | "published" | "preview"> & {
    created_at: string;
  })[];
};

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
