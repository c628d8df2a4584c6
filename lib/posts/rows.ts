import { excerptOf } from "@/lib/markdown/excerpt";
import type { Row } from "@/lib/supabase/row";
import type { EditedPost, PostInput } from "./admin/schema";
import type { Post, PostSummary } from "./schema";

const postsPerPage = 12;

export const postColumns =
  "id, title, slug, content, cover_image, cover_alt, excerpt, published, created_at, updated_at";
export const summaryColumns =
  "id, title, slug, content, cover_image, cover_alt, excerpt, published, created_at";
export const editedColumns =
  "id, title, slug, content, cover_image, cover_alt, excerpt, published, updated_at";

export type PostListing = { posts: PostSummary[]; pages: number };

export function toPost(row: Row<"blogs", typeof postColumns>): Post {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    content: row.content,
    coverImage: row.cover_image,
    coverAlt: row.cover_alt,
    excerpt: row.excerpt,
    isDraft: !row.published,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}

/** `page` counts from 1; both ends are inclusive, as in PostgREST's `range`. */
export function postRange(page: number): [from: number, to: number] {
  const from = (page - 1) * postsPerPage;
  return [from, from + postsPerPage - 1];
}

export function toListing(
  rows: Row<"blogs", typeof summaryColumns>[] | null,
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
    createdAt: isoTime(row.created_at),
    excerpt: row.excerpt || excerptOf(row.content),
  }));
  return { posts, pages: Math.max(1, Math.ceil((count ?? 0) / postsPerPage)) };
}

export function toEditedPost(row: Row<"blogs", typeof editedColumns>): EditedPost {
  const { id, updated_at: updatedAt, cover_image, cover_alt, excerpt, ...rest } = row;
  const values = {
    ...rest,
    cover_image: cover_image ?? "",
    cover_alt: cover_alt ?? "",
    excerpt: excerpt ?? "",
  };
  return { id, updatedAt, values };
}

export function toPostRow(values: PostInput) {
  const { cover_image, cover_alt, excerpt, ...rest } = values;
  return {
    ...rest,
    cover_image: cover_image || null,
    // Without a cover there is nothing to describe.
    cover_alt: (cover_image && cover_alt) || null,
    excerpt: excerpt || null,
  };
}

// Postgres may write a time with a space, which neither HTML nor schema.org accepts.
const isoTime = (value: string) => new Date(value).toISOString();
