import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/lib/cache-tags";
import { excerptOf } from "@/lib/markdown/excerpt";
import { publicClient } from "@/lib/supabase/public";
import { serviceClient } from "@/lib/supabase/service";
import { isSlug, type Post, type PostLink, type PostLookup, type PostSummary } from "./schema";

/** Posts on one page of the list. */
const postsPerPage = 12;

/** Titles in the sidebar of a post (spec section 9). */
const otherPostsLimit = 5;

/** Posts in the feed. */
const feedPosts = 20;

/** One page of published posts, newest first, and how many pages there are (at least one). */
export async function listPosts(page: number): Promise<{ posts: PostSummary[]; pages: number }> {
  "use cache";
  cacheTag(cacheTags.posts);
  cacheLife("max");
  const from = (page - 1) * postsPerPage;
  const { data, error, count } = await publicClient()
    .from("blogs")
    .select("id, title, slug, content, cover_image, excerpt, created_at", { count: "exact" })
    .eq("published", true)
    .order("created_at", { ascending: false })
    .order("id")
    .range(from, from + postsPerPage - 1);
  // PGRST103: the page asked for lies beyond the last one.
  if (error && error.code !== "PGRST103") throw new Error(`Posts: ${error.message}`);
  const posts = (data ?? []).map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    coverImage: row.cover_image,
    createdAt: row.created_at,
    excerpt: row.excerpt || excerptOf(row.content),
  }));
  return { posts, pages: Math.max(1, Math.ceil((count ?? 0) / postsPerPage)) };
}

/** What a visitor finds at a slug. Throws when the database cannot be asked. */
export async function getPost(slug: string): Promise<PostLookup> {
  "use cache";
  if (!isSlug(slug)) {
    cacheLife("max");
    return { kind: "missing" };
  }
  cacheTag(cacheTags.post(slug));
  const { data, error } = await publicClient()
    .from("blogs")
    .select("id, title, slug, content, cover_image, excerpt, created_at, updated_at")
    .eq("slug", slug)
    .eq("published", true)
    .maybeSingle();
  if (error) throw new Error(`Post ${slug}: ${error.message}`);
  if (data) {
    cacheLife("max");
    return { kind: "published", post: toPost(data) };
  }
  // Kept for an hour only, so that made-up addresses do not stay for good.
  cacheLife("hours");
  return { kind: (await isDraft(slug)) ? "draft" : "missing" };
}

/** The newest published posts other than this one. */
export async function listOtherPosts(slug: string): Promise<PostLink[]> {
  "use cache";
  cacheTag(cacheTags.posts);
  cacheLife("max");
  const { data, error } = await publicClient()
    .from("blogs")
    .select("title, slug")
    .eq("published", true)
    .neq("slug", slug)
    .order("created_at", { ascending: false })
    .limit(otherPostsLimit);
  if (error) throw new Error(`Other posts: ${error.message}`);
  return data;
}

/** The newest published posts in full, as the feed carries them. */
export async function listNewestPosts(): Promise<Post[]> {
  "use cache";
  cacheTag(cacheTags.posts);
  cacheLife("max");
  const { data, error } = await publicClient()
    .from("blogs")
    .select("id, title, slug, content, cover_image, excerpt, created_at, updated_at")
    .eq("published", true)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(feedPosts);
  if (error) throw new Error(`Newest posts: ${error.message}`);
  return data.map(toPost);
}

/** When each published post last changed; a thousand of the newest, which is what one answer holds. */
export async function listPostDates(): Promise<Pick<Post, "slug" | "updatedAt">[]> {
  "use cache";
  cacheTag(cacheTags.posts);
  cacheLife("max");
  const { data, error } = await publicClient()
    .from("blogs")
    .select("slug, updated_at")
    .eq("published", true)
    .order("created_at", { ascending: false })
    .limit(1000);
  if (error) throw new Error(`Post dates: ${error.message}`);
  return data.map(({ slug, updated_at: updatedAt }) => ({ slug, updatedAt }));
}

/** Slugs to build ahead. */
export async function listPostSlugs(): Promise<string[]> {
  const { data, error } = await publicClient()
    .from("blogs")
    .select("slug")
    .eq("published", true)
    .order("created_at", { ascending: false })
    .limit(100);
  if (error) throw new Error(`Post slugs: ${error.message}`);
  return data.map(({ slug }) => slug);
}

async function isDraft(slug: string): Promise<boolean> {
  const { data, error } = await serviceClient().rpc("post_is_draft", { p_slug: slug });
  if (error) throw new Error(`Post ${slug}: ${error.message}`);
  return data;
}

type PostRow = Omit<Post, "coverImage" | "createdAt" | "updatedAt"> & {
  cover_image: string | null;
  created_at: string;
  updated_at: string;
};

function toPost(row: PostRow): Post {
  const { cover_image: coverImage, created_at: createdAt, updated_at: updatedAt, ...post } = row;
  return { ...post, coverImage, createdAt, updatedAt };
}
