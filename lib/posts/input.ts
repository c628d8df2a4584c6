import { z } from "zod";
import { isUploadedCover } from "@/lib/covers/uploaded";
import { line, text } from "@/lib/forms/rules";
import { isSlug } from "./schema";

/** In characters; the database has the same limits. */
export const postLimits = {
  title: 200,
  slug: 200,
  excerpt: 500,
  content: 200_000,
  cover_image: 2000,
  cover_alt: 200,
} as const;

// With two slashes, or a backslash, a path would name another host.
const coverAddress = /^(https:\/\/|\/(?![/\\]))[^\s"<>\\]+$/;

/** Whether a cover may stand at an address: an https one, or a path on this site. */
export function isCoverAddress(value: string): boolean {
  return coverAddress.test(value);
}

const unusable = /[^\P{Cc}\t\r\n]/u;

const Cover = z.object({ cover_image: z.string(), cover_alt: z.string() });

/** What the editor sends; field names are those of spec section 3. */
export const PostInput = z
  .object({
    title: line("Title", postLimits.title).min(1, "Title is required"),
    slug: line("Slug", postLimits.slug)
      .min(1, "Slug is required")
      .refine(
        isSlug,
        "Slug may only have lower-case letters and digits, with single hyphens between them",
      ),
    cover_image: line("Cover image", postLimits.cover_image).refine(
      (value) => value === "" || isCoverAddress(value),
      "Cover image must be an address that starts with https://, or a path on this site that starts with /",
    ),
    cover_alt: line("Cover description", postLimits.cover_alt),
    // Not trimmed: spaces at the start of a text mean something in Markdown.
    content: z
      .string({ error: "Content is required" })
      .refine((value) => value.trim() !== "", "Content is required")
      .max(
        postLimits.content,
        `Content must be at most ${postLimits.content.toLocaleString("en-US")} characters`,
      )
      .refine((value) => !unusable.test(value), "Content contains a character that cannot be used"),
    excerpt: text("Excerpt", postLimits.excerpt),
    published: z.boolean(),
  })
  .refine(({ cover_image, cover_alt }) => cover_alt !== "" || !isUploadedCover(cover_image), {
    path: ["cover_alt"],
    error: "Describe the cover for people who cannot see it",
    // Beside other errors too, so that all there is to mend is said at once.
    when: ({ value }) => Cover.safeParse(value).success,
  });

export type PostInput = z.infer<typeof PostInput>;
export type PostField = keyof PostInput;

/** In the order of the editor. */
export const postFields: readonly PostField[] = [
  "title",
  "slug",
  "cover_image",
  "cover_alt",
  "content",
  "excerpt",
  "published",
];

/** What the editor opens: the fields, whose row it is, and which version of it. */
export type EditedPost = { id: string; updatedAt: string; values: PostInput };

/** The version that somebody's changes started from. */
export type OpenedPost = { id: string; updatedAt: string; slug: string };

export const emptyPost: PostInput = {
  title: "",
  slug: "",
  cover_image: "",
  cover_alt: "",
  content: "",
  excerpt: "",
  published: false,
};

/** What came of saving. */
export type SaveOutcome =
  | { status: "saved"; post: EditedPost }
  /** Somebody else has changed it since it was opened; `post` is theirs, and nothing was stored. */
  | { status: "conflict"; post: EditedPost }
  | { status: "deleted" }
  | { status: "signed-out" }
  | { status: "invalid"; errors: Partial<Record<PostField, string>> }
  | { status: "failed"; message: string };
