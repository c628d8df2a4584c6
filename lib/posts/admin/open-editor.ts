import { z } from "zod";
import { eachText } from "./fields";
import { OpenedPost } from "./schema";

/** The longest text as JSON, where each character may take six bytes. */
export const maxEditorBytes = 1_500_000;

/** What stands in the fields of an editor, right or not. */
export const TypedPost = z.object({
  ...eachText(() => z.string()),
  noindex: z.boolean(),
  tags: z.array(z.string()),
  published: z.boolean(),
});

export type TypedPost = z.infer<typeof TypedPost>;

/** A text that is not saved, and what it was written over: null for a new post. */
export const UnsavedText = z.object({ opened: OpenedPost.nullable(), values: TypedPost });

export type UnsavedText = z.input<typeof UnsavedText>;

/** `id` is the editor's, which may still be open. `savedAt` is in milliseconds. */
export type UnsavedCopy = UnsavedText & { id: string; savedAt: number; isOpen: boolean };

/** What an open editor tells the server: `typed` is null where nothing is unsaved. */
export const EditorReport = z.object({
  editor: z.guid(),
  postId: z.guid().nullable(),
  version: z.int().nonnegative(),
  typed: UnsavedText.nullable(),
  isOpen: z.boolean(),
});

export type EditorReport = z.input<typeof EditorReport>;

/** Who else has the post open, and who has saved it since this editor did. Times as ISO 8601. */
export type EditorAnswer = {
  others: { email: string; since: string }[];
  newer: { email: string | null; createdAt: string } | null;
};
