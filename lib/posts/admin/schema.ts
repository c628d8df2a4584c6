import { z } from "zod";
import { line, text } from "@/lib/forms/rules";
import { isSlug, slugRule } from "@/lib/forms/slug";
import { limitError } from "@/lib/markdown/limits";
import { coverError, isCoverUrl, isUploadedCover } from "@/lib/media/cover";
import { formatNumber } from "@/lib/numbers";
import { fieldNames, postLimits } from "@/lib/posts/admin/fields/fields";
import { TagNames } from "@/lib/tags/schema";
import { contentError } from "./strings";

/** The database has the same rule. */
const reservedSlug = "archive";

const unusable = /[^\P{Cc}\t\r\n]/u;

// A path that starts with two slashes, or a slash and a backslash, would name another host.
const canonicalUrl =
  /^(https:\/\/[^\s"<>\\/?#@:%[\]]+(:[0-9]{1,4})?([/?#][^\s"<>\\]*)?|\/([^\s"<>\\/][^\s"<>\\]*)?)$/;

/** The database has the same rule, but also accepts invalid hosts. */
export function isCanonicalUrl(value: string): boolean {
  return canonicalUrl.test(value) && URL.canParse(value, "https://own.invalid");
}

/** Collapses whitespace, since search results have no line breaks. */
const summary = (label: string, limit: number) =>
  text(label, limit).overwrite((value) => value.replace(/\s+/g, " "));

/** Keys of contents of the kind "authors". The database has the same limit. */
const AuthorKeys = z
  .array(z.string().regex(/^[1-9]\d{0,11}$/, "Choose authors from the list"))
  .max(10, "A post can have up to 10 authors");

const Cover = z.object({ cover_image: z.string(), cover_alt: z.string() });

export const PostInput = z
  .object({
    title: line(fieldNames.title, postLimits.title).min(1, "Title is required"),
    slug: line(fieldNames.slug, postLimits.slug)
      .min(1, "Slug is required")
      .refine(isSlug, slugRule)
      .refine((slug) => slug !== reservedSlug, "“archive” is reserved. Choose another slug."),
    cover_image: line("Cover image", postLimits.cover_image)
      .refine(
        (value) => value === "" || isCoverUrl(value),
        "Cover image must be a URL that starts with https://, or a path on this site that starts with /",
      )
      .refine((value) => coverError(value) === null, {
        error: ({ input }) => coverError(String(input)) ?? "",
      }),
    cover_alt: line(fieldNames.cover_alt, postLimits.cover_alt),
    // Not trimmed: leading spaces are significant in Markdown.
    content: z
      .string({ error: "Content is required" })
      .refine((value) => value.trim() !== "", "Content is required")
      .max(
        postLimits.content,
        `Content must be at most ${formatNumber(postLimits.content)} characters`,
      )
      .refine((value) => !unusable.test(value), "Content contains a character that cannot be used")
      .refine(
        (value) => !/\]\(upload:[\da-f-]{36}\)/.test(value),
        "An image was not uploaded. Insert it again.",
      )
      .refine((value) => limitError(value) === null, {
        error: ({ input }) => contentError(limitError(String(input))),
      }),
    excerpt: text(fieldNames.excerpt, postLimits.excerpt),
    meta_title: line(fieldNames.meta_title, postLimits.meta_title),
    meta_description: summary(fieldNames.meta_description, postLimits.meta_description),
    share_title: line(fieldNames.share_title, postLimits.share_title),
    share_description: summary(fieldNames.share_description, postLimits.share_description),
    canonical_url: line(fieldNames.canonical_url, postLimits.canonical_url).refine(
      (value) => value === "" || isCanonicalUrl(value),
      "Canonical URL must start with https://, or be a path on this site that starts with /",
    ),
    noindex: z.boolean(),
    tags: TagNames,
    authors: AuthorKeys,
    published: z.boolean(),
  })
  .refine(({ cover_image, cover_alt }) => cover_alt !== "" || !isUploadedCover(cover_image), {
    path: ["cover_alt"],
    error: "Cover alt text is required",
    // Runs even if other fields are invalid, so that all errors are shown at once.
    when: ({ value }) => Cover.safeParse(value).success,
  });

export type PostInput = z.infer<typeof PostInput>;
export type PostField = keyof PostInput;

export type EditedPost = {
  id: string;
  updatedAt: string;
  /** Version with the unpublished changes of a published post; null if there are none. */
  draftVersion: number | null;
  /** When those changes were saved. */
  changedAt: string | null;
  /** Newest version, whoever saved it. */
  version: number;
  /** Whether its contributor has asked for a review of the draft. */
  isInReview: boolean;
  /** Public slug, if the post is published. */
  liveSlug: string;
  values: PostInput;
  /** Path of the picture stored for `values.cover_image`; null if there is none. */
  cover: string | null;
};

/**
 * The version a submission is based on. `asDraftRevision` saves changes without publishing
 * them; `when` says whether to publish a post dated in the future now or on its date.
 */
export const OpenedPost = z.object({
  id: z.guid(),
  updatedAt: z.string().max(64),
  draftVersion: z.int().nullable().default(null),
  slug: z.string().max(200),
  asDraftRevision: z.boolean().default(false),
  when: z.enum(["now", "later"]).optional(),
});

export type OpenedPost = z.input<typeof OpenedPost>;

export type SaveOutcome =
  | { status: "saved"; post: EditedPost }
  /** Nothing was saved; `post` is the version someone else saved. */
  | { status: "conflict"; post: EditedPost }
  | { status: "deleted" }
  | { status: "signed-out" }
  /** Nothing was saved: the post is dated in the future, and `when` is missing. */
  | { status: "dated"; date: number }
  | { status: "invalid"; errors: Partial<Record<PostField, string>> }
  | { status: "failed"; message: string };
