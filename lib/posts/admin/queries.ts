import "server-only";
import { cache } from "react";
import { type Page, pagesOf, rangeOf, rowsPerPage } from "@/lib/admin/paging";
import { requireAdmin } from "@/lib/auth/session";
import { excerptOf } from "@/lib/markdown/excerpt";
import { editedColumns, toEditedPost } from "@/lib/posts/rows";
import type { Row } from "@/lib/supabase/row";
import type { ListedPost, PostFilter } from "./filter";
import type { EditedPost } from "./schema";
import { postStrings } from "./strings";

/** In characters. */
const previewLength = 120;

/** Newest first. Search words match the starts of words in the title. Throws on an outage. */
export async function listAdminPosts(filter: PostFilter): Promise<Page<ListedPost>> {
  const { client } = await requireAdmin();
  const { search, status, page } = filter;
  const { data, error } = await client.rpc("list_posts", {
    p_from: rangeOf(page)[0],
    p_size: rowsPerPage,
    p_search: search || undefined,
    p_published: status === null ? undefined : status === "published",
  });
  if (error) throw new Error(`${postStrings.notLoaded}: ${error.message}`);
  const { count, posts } = data as PostPage;
  return {
    page,
    pages: pagesOf(count),
    total: count,
    rows: posts.map(({ created_at: createdAt, preview, ...post }) => ({
      ...post,
      createdAt,
      preview: excerptOf(preview, previewLength),
    })),
  };
}

type PostPage = {
  count: number;
  posts: Row<"blogs", "id, title, slug, published, preview, created_at">[];
};

export const getEditedPost = cache(async (id: string): Promise<EditedPost | null> => {
  const { client } = await requireAdmin();
  const { data, error } = await client
    .from("blogs")
    .select(editedColumns)
    .eq("id", id)
    .maybeSingle();
  if (error) throw new Error(`Post ${id}: ${error.message}`);
  return data && toEditedPost(data);
});
