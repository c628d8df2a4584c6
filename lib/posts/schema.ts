/** A published post as its page shows it; `coverImage` is null where the generated cover is used. */
export type Post = {
  id: string;
  title: string;
  slug: string;
  content: string;
  coverImage: string | null;
  excerpt: string | null;
  createdAt: string;
  updatedAt: string;
};

export type PostSummary = Pick<Post, "id" | "title" | "slug" | "coverImage" | "createdAt"> & {
  excerpt: string;
};

export type PostLink = Pick<Post, "title" | "slug">;

/** What stands at a slug for a visitor. */
export type PostLookup =
  | { kind: "published"; post: Post }
  | { kind: "draft" }
  | { kind: "missing" };

/** Lower-case words of letters and digits joined by single hyphens, as the database demands too. */
export function isSlug(value: string): boolean {
  return value.length <= 200 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}
