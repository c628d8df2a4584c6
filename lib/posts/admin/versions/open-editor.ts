import { z } from "zod";
import { eachText } from "@/lib/posts/admin/fields/fields";
import { OpenedPost } from "@/lib/posts/admin/schema";

/** Size of the longest text as JSON, at up to six bytes per character. */
export const maxEditorBytes = 1_500_000;

/** Values of an editor's fields, valid or not. */
export const TypedPost = z.object({
  ...eachText(() => z.string()),
  noindex: z.boolean(),
  tags: z.array(z.string()),
  authors: z.array(z.string()),
  published: z.boolean(),
});

export type TypedPost = z.infer<typeof TypedPost>;

/** Unsaved text and the version it is based on; `opened` is null for a new post. */
export const UnsavedText = z.object({ opened: OpenedPost.nullable(), values: TypedPost });

export type UnsavedText = z.input<typeof UnsavedText>;

/** `id` identifies the editor, which may still be open. `savedAt` is in milliseconds. */
export type Autosave = UnsavedText & { id: string; savedAt: number; isOpen: boolean };

/** Report from an open editor; `typed` is null if nothing is unsaved. */
export const EditorReport = z.object({
  editor: z.guid(),
  postId: z.guid().nullable(),
  version: z.int().nonnegative(),
  typed: UnsavedText.nullable(),
  isOpen: z.boolean(),
});

export type EditorReport = z.input<typeof EditorReport>;

/** Who else has the post open, and the newest version saved since. Times are in ISO 8601. */
export type EditorAnswer = {
  others: { email: string; since: string }[];
  newer: { email: string | null; createdAt: string } | null;
};
