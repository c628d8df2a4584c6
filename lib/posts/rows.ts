import { excerptOf } from "@/lib/markdown/excerpt";
import type { Post, PostSummary } from "./schema";

/** Posts on one page of the list. */
const postsPerPage = 12;

/** The columns of a post in full, and of one in a list. */
export const postColumns =
  "id, title, slug, content, cover_image, cover_alt, excerpt, published, created_at, updated_at";
export const summaryColumns =
  "id, title, slug, content, cover_image, cover_alt, excerpt, published, created_at";

export type PostListing = { posts: PostSummary[]; pages: number };

type SummaryRow = {
  id: string;
  title: string;
  slug: string;
  content: string;
  cover_image: string | null;
  cover_alt: string | null;
  excerpt: string | null;
  published: boolean;
  created_at: string;
};
type PostRow = SummaryRow & { updated_at: string };

export function toPost(row: PostRow): Post {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    content: row.content,
    coverImage: row.cover_image,
    coverAlt: row.cover_alt,
    excerpt: row.excerpt,
    isDraft: !row.published,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The rows of a page of the list, counted from 1, for PostgREST's `range`. */
export function postRange(page: number): [from: number, to: number] {
  const from = (page - 1) * postsPerPage;
  return [from, from + postsPerPage - 1];
}

/** One page of the list and how many there are (at least one), from what the database answered. */
export function toListing(
  rows: SummaryRow[] | null,
  error: { code: string; message: string } | null,
  count: number | null,
): PostListing {
  // PGRST103: the page asked for lies beyond the last one.
  if (error && error.code !== "PGRST103") throw new Error(`Posts: ${error.message}`);
  const posts = (rows ?? []).map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    coverImage: row.cover_image,
    coverAlt: row.cover_alt,
    isDraft: !row.published,
    createdAt: row.created_at,
    excerpt: row.excerpt || excerptOf(row.content),
  }));
  return { posts, pages: Math.max(1, Math.ceil((count ?? 0) / postsPerPage)) };
}
