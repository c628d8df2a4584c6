import type { Article } from "@/lib/markdown/render";

/** `coverImage` is null where the generated cover is used. */
export type Post = {
  id: string;
  title: string;
  slug: string;
  content: string;
  coverImage: string | null;
  coverAlt: string | null;
  excerpt: string | null;
  isDraft: boolean;
  createdAt: string;
  updatedAt: string;
};

export type PostSummary = Pick<
  Post,
  "id" | "title" | "slug" | "coverImage" | "coverAlt" | "isDraft" | "createdAt"
> & { excerpt: string };

export type PostLink = Pick<Post, "title" | "slug">;

/** `draft`: one this visitor may not see. `moved`: `slug` is the current one. */
export type PostLookup =
  | { kind: "found"; post: Post; article: Article }
  | { kind: "draft" }
  | { kind: "moved"; slug: string }
  | { kind: "missing" };

/** The database has the same rule. */
export function isSlug(value: string): boolean {
  return value.length <= 200 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}
