/** A post as its page shows it; `coverImage` is null where the generated cover is used. */
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

/** What stands at a slug for whoever asks: a post, a draft that is not for them, or the way to where it is. */
export type PostLookup =
  | { kind: "found"; post: Post }
  | { kind: "draft" }
  | { kind: "moved"; slug: string }
  | { kind: "missing" };

/** Lower-case words of letters and digits joined by single hyphens, as the database demands too. */
export function isSlug(value: string): boolean {
  return value.length <= 200 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}
