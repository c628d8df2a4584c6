import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { viewerInDraftMode } from "@/lib/auth/draft-viewer";
import { may } from "@/lib/auth/permissions";
import { isSlug } from "@/lib/forms/slug";
import { postTags } from "@/lib/posts/cache-tags";
import { publicClient, sessionClient } from "@/lib/supabase/clients";
import { call, orThrow } from "@/lib/supabase/query";
import type { Row } from "@/lib/supabase/row";
import { serviceClient } from "@/lib/supabase/service";
import {
  type ListAnswer,
  type PostListing,
  postColumns,
  postsPerPage,
  toDatedLink,
  toListing,
  toPost,
} from "./rows";
import type { Post, PostLink, PostLookup, RelatedPosts } from "./schema";

const otherPostsLimit = 5;

const relatedPosts = 3;

const feedPosts = 20;

const prerenderedPosts = 50;

type Shown<What> = What & { isAdmin: boolean };

/** Drafts are read with the viewer's own session, so that row-level security decides. */
export async function getShownPost(slug: string): Promise<Shown<PostLookup>> {
  const viewer = await viewerInDraftMode();
  if (!viewer) return { ...(await getPost(slug)), isAdmin: false };
  const found = (await getOwnPost(slug)) ?? (await getPost(slug));
  // Members without the permission for all posts only see their own drafts.
  const isOwn = found.kind === "found" && found.post.isDraft;
  return { ...found, isAdmin: isOwn || may(viewer, "posts") };
}

export async function listShownPosts(page: number): Promise<Shown<PostListing>> {
  if (!may(await viewerInDraftMode(), "posts")) {
    return { ...(await listPosts(page)), isAdmin: false };
  }
  return { ...(await listOwnPosts(page)), isAdmin: true };
}

/** Lists posts of the blog, of a tag by its slug, or of an author. `page` counts from 1. */
export async function listPosts(page: number, list = ""): Promise<PostListing> {
  "use cache";
  cacheTag(postTags.all);
  cacheLife("max");
  const { p_from, p_size } = rangeOf(page);
  return toListing(await listed(p_from, p_size, list));
}

async function listed(p_from: number, p_size: number, p_tag: string): Promise<ListAnswer> {
  return call(publicClient(), "list_published", { p_from, p_size, p_tag });
}

export async function getPost(slug: string): Promise<PostLookup> {
  "use cache";
  if (!isSlug(slug)) {
    cacheLife("max");
    return { kind: "missing" };
  }
  cacheTag(postTags.post(slug));
  const data = await publicClient()
    .from("blogs")
    .select(postColumns)
    .eq("slug", slug)
    .eq("published", true)
    .maybeSingle()
    .then(orThrow(`Post ${slug}`));
  if (data) {
    cacheLife("max");
    const post = toPost(data);
    // Renaming a tag must expire its posts too.
    cacheTag(...post.tags.map((tag) => postTags.tag(tag.slug)));
    return { kind: "found", post };
  }
  // Cached briefly, so that unknown URLs don't fill the cache.
  cacheLife("hours");
  // Only the database knows earlier slugs, so a change to any post may invalidate a miss.
  cacheTag(postTags.all);
  // `moved` is null if no published post had this slug before.
  const [moved, isDraft] = await Promise.all([
    call(serviceClient(), "post_moved_to", { p_slug: slug }),
    call(serviceClient(), "post_is_draft", { p_slug: slug }),
  ]);
  if (moved !== null) return { kind: "moved", slug: moved };
  return { kind: isDraft ? "draft" : "missing" };
}

export async function listOtherPosts(slug: string): Promise<PostLink[]> {
  "use cache";
  cacheTag(postTags.all);
  cacheLife("max");
  return publicClient()
    .from("blogs")
    .select("title, slug")
    .eq("published", true)
    .neq("slug", slug)
    .order("created_at", { ascending: false })
    .limit(otherPostsLimit)
    .then(orThrow("Other posts"));
}

/** Lists posts to read after the published post with this slug. */
export async function listRelatedPosts(slug: string): Promise<RelatedPosts> {
  "use cache";
  cacheTag(postTags.all);
  cacheLife("max");
  const { related, newer, older }: FurtherAnswer = await call(publicClient(), "list_further", {
    p_slug: slug,
    p_size: relatedPosts,
  });
  return { related: related.map(toDatedLink), newer, older };
}

type FurtherAnswer = {
  related: Row<"blogs", "title, slug, created_at">[];
  newer: PostLink | null;
  older: PostLink | null;
};

/** Lists the newest posts of the blog, of a tag by its slug, or of an author. */
export async function listNewestPosts(list = ""): Promise<Post[]> {
  "use cache";
  cacheTag(postTags.all);
  cacheLife("max");
  const { posts } = await listed(0, feedPosts, list);
  const data = await publicClient()
    .from("blogs")
    .select(postColumns)
    .in(
      "id",
      posts.map(({ id }) => id),
    )
    .order("created_at", { ascending: false })
    .order("id")
    .then(orThrow("Newest posts"));
  return data.map(toPost);
}

/** Slugs of the newest posts, to prerender. */
export async function listPostSlugs(): Promise<string[]> {
  const data = await publicClient()
    .from("blogs")
    .select("slug")
    .eq("published", true)
    .order("created_at", { ascending: false })
    .limit(prerenderedPosts)
    .then(orThrow("Post slugs"));
  return data.map(({ slug }) => slug);
}

async function getOwnPost(slug: string): Promise<PostLookup | null> {
  if (!isSlug(slug)) return null;
  const client = await sessionClient();
  const data = await client
    .from("blogs")
    .select(postColumns)
    .eq("slug", slug)
    .maybeSingle()
    .then(orThrow(`Post ${slug}`));
  if (!data) return null;
  return { kind: "found", post: toPost(data) };
}

/** Lists posts, including drafts. */
async function listOwnPosts(page: number): Promise<PostListing> {
  const client = await sessionClient();
  return toListing(await call(client, "list_posts", rangeOf(page)));
}

const rangeOf = (page: number) => ({ p_from: (page - 1) * postsPerPage, p_size: postsPerPage });
