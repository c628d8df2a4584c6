import { excerptOf } from "@/lib/markdown/excerpt";
import { isOwnPicture, isUploadedCover } from "@/lib/media/cover";
import { eachText, type emptyPost } from "@/lib/posts/admin/fields/fields";
import type { Row } from "@/lib/supabase/row";
import type { EditedPost, PostInput } from "./admin/schema";
import { canonicalOf, shownMeta } from "./meta";
import type { DatedPostLink, Post, PostSummary } from "./schema";

export const postsPerPage = 12;

export const postColumns =
  "id, title, slug, content, cover_image, cover_alt, excerpt, preview, meta_title, meta_description, share_title, share_description, canonical_url, noindex, tags, tag_slugs, authors, published, created_at, updated_at";
type SummaryColumns =
  "id, title, slug, cover_image, cover_alt, excerpt, preview, canonical_url, noindex, authors, published, created_at, updated_at";

export type PostListing = { posts: PostSummary[]; pages: number };

/** Result of the database's list functions. */
export type ListAnswer = { count: number; posts: Row<"blogs", SummaryColumns>[] };

export function toPost(row: Row<"blogs", typeof postColumns>): Post {
  const summary = toSummary(row);
  return {
    ...summary,
    content: row.content,
    meta: shownMeta({ ...row, excerpt: summary.excerpt }),
    canonical: row.canonical_url,
    noindex: row.noindex,
    tags: row.tag_slugs.map((slug, index) => ({ slug, name: row.tags[index] ?? slug })),
  };
}

export function toListing({ count, posts }: ListAnswer): PostListing {
  return { posts: posts.map(toSummary), pages: Math.max(1, Math.ceil(count / postsPerPage)) };
}

function toSummary(row: Row<"blogs", SummaryColumns>): PostSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    coverImage: ownPicture(row.cover_image),
    coverAlt: row.cover_alt,
    excerpt: row.excerpt || excerptOf(row.preview),
    authors: row.authors,
    isDraft: !row.published,
    isIndexed: !row.noindex && row.canonical_url === null,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}

export function toDatedLink({
  title,
  slug,
  created_at,
}: Row<"blogs", "title, slug, created_at">): DatedPostLink {
  return { title, slug, createdAt: isoTime(created_at) };
}

/** Database columns of a post that a version stores. */
export type PostFields = Pick<
  Row<"blogs">,
  Exclude<keyof typeof emptyPost, "published"> | "cover_source"
>;

/** Result of the database functions for the editor. */
export type EditedRow = PostFields &
  Row<"blogs", "id, published, updated_at, draft_version, review_requested_at"> & {
    live_slug: string;
    draft_at: string | null;
    version: number;
  };

export function toEditedPost(row: EditedRow): EditedPost {
  return {
    id: row.id,
    updatedAt: row.updated_at,
    draftVersion: row.draft_version,
    changedAt: row.draft_at && isoTime(row.draft_at),
    version: row.version,
    liveSlug: row.live_slug,
    isInReview: !row.published && row.review_requested_at !== null,
    values: toValues(row, row.published),
    cover: ownPicture(row.cover_image),
  };
}

export function toValues(row: PostFields, published: boolean): PostInput {
  const { tags, authors, noindex, cover_image, cover_source } = row;
  const fetched = cover_image && isUploadedCover(cover_image) ? cover_source : null;
  return {
    ...eachText((field) => row[field] ?? ""),
    cover_image: fetched ?? cover_image ?? "",
    ...{ tags, authors, noindex, published },
  };
}

/** `cover_source` is the URL the picture was fetched from; null for a picture on this site. */
export type StoredCover = { cover_image: string | null; cover_source: string | null };

export function toFields(values: PostInput, cover: StoredCover, siteUrl: string): PostFields {
  const { title, slug, content, tags, authors, noindex } = values;
  return {
    ...eachText((field) => values[field] || null),
    ...cover,
    ...{ title, slug, content, tags, authors, noindex },
    // Without a cover there is nothing to describe.
    cover_alt: (cover.cover_image && values.cover_alt) || null,
    canonical_url: canonicalOf(values, siteUrl),
  };
}

/** Ignores external URLs stored outside the editor; the next save fetches the picture. */
export function ownPicture(url: string | null): string | null {
  return url && isOwnPicture(url) ? url : null;
}

// Postgres may write a time with a space, which neither HTML nor schema.org accepts.
const isoTime = (value: string) => new Date(value).toISOString();
