import "server-only";
import { cache } from "react";
import { type Page, pagesOf, rangeOf, rowsPerPage } from "@/lib/admin/paging";
import { requireAdmin } from "@/lib/auth/session";
import { excerptOf } from "@/lib/markdown/excerpt";
import { type EditedRow, toEditedPost } from "@/lib/posts/rows";
import { call, orThrow } from "@/lib/supabase/query";
import { camelCased } from "@/lib/supabase/row";
import type { ListedPost, ListedRow, PostFilters } from "./filter";
import type { EditedPost } from "./schema";
import { postStrings } from "./strings";

/** Preview length in characters. */
const previewLength = 120;

/** Lists posts whose title, slug or tags contain every search word. Throws on an outage. */
export async function listAdminPosts(filters: PostFilters): Promise<Page<ListedPost>> {
  const { client } = await requireAdmin("posts.own");
  const { q, status, tag, sort, page } = filters;
  const found = await client.rpc("list_posts", {
    p_from: rangeOf(page)[0],
    p_size: rowsPerPage,
    p_search: q || undefined,
    p_status: status || undefined,
    p_tag: tag || undefined,
    p_sort: sort,
  });
  const { count, posts } = orThrow(postStrings.notLoaded)(found) as PostPage;
  return {
    page,
    pages: pagesOf(count),
    total: count,
    rows: posts.map((post) => ({
      ...camelCased(post),
      preview: excerptOf(post.preview, previewLength),
    })),
  };
}

type PostPage = { count: number; posts: ListedRow[] };

/** Lists titles and dates of posts, omitting deleted ones. Throws on an outage. */
export async function listTitles(ids: string[]) {
  const { client } = await requireAdmin("posts.own");
  return client
    .from("blogs")
    .select("id, title, published, publishAt:publish_at, createdAt:created_at")
    .in("id", ids)
    .order("title")
    .then(orThrow(postStrings.notLoaded));
}

export const getEditedPost = cache(async (id: string): Promise<EditedPost | null> => {
  const { client } = await requireAdmin("posts.own");
  const post: EditedRow | null = await call(client, "get_edited_post", { p_id: id });
  return post && toEditedPost(post);
});
