import type { Tag } from "@/lib/tags/schema";
import type { ShownMeta } from "./meta";

/** `coverImage` is null if the generated cover is used. */
export type Post = {
  id: string;
  title: string;
  slug: string;
  content: string;
  coverImage: string | null;
  coverAlt: string | null;
  /** Generated from the content if none is written. */
  excerpt: string;
  /** Keys of its authors. */
  authors: string[];
  tags: Tag[];
  meta: ShownMeta;
  /** Canonical URL or path; null for the post itself. */
  canonical: string | null;
  /** Set by the author. `isIndexed` is also false if the canonical URL is elsewhere. */
  noindex: boolean;
  isDraft: boolean;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  createdAt: string;
  updatedAt: string;
};

export type PostSummary = Omit<Post, "content" | "tags" | "meta" | "canonical" | "noindex">;

export type PostLink = Pick<Post, "title" | "slug">;

export type DatedPostLink = PostLink & Pick<Post, "createdAt">;

/** Posts to read after a post; `newer` and `older` are null at the ends of the blog. */
export type RelatedPosts = {
  related: DatedPostLink[];
  newer: PostLink | null;
  older: PostLink | null;
};

/** `draft`: this visitor may not see the post. `moved`: `slug` is the current slug. */
export type PostLookup =
  | { kind: "found"; post: Post }
  | { kind: "draft" }
  | { kind: "moved"; slug: string }
  | { kind: "missing" };

/** Accepts page numbers as in paths: no sign, no leading zero. */
export const isPageNumber = (page: string): boolean => /^[1-9]\d{0,4}$/.test(page);
