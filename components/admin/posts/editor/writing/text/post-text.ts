import type { Edit, Selected } from "@/components/admin/posts/editor/writing/edit";

/** The text of a post in the editor. Pictures have placeholder URLs while they upload. */
export type PostText = {
  selected: () => Selected;
  isReadOnly: () => boolean;
  hasFocus: () => boolean;
  focus: () => void;
  /** Applies an edit as an undo step of its own, and focuses the text. */
  apply: (edit: Edit) => void;
  /**
   * Replaces the first occurrence of `from` as if typed, without taking the focus. Returns whether
   * there is one.
   */
  rewrite: (from: string, to: string) => boolean;
  /** Removes the first occurrence of a text that undo must not bring back. */
  remove: (text: string) => void;
  /** Sets an uploaded picture's path in the form; undo and redo preserve it. */
  resolve: (url: string, path: string) => void;
  /** Selects a line, counted from 1, and scrolls to it. */
  selectLine: (line: number) => void;
  find: () => void;
  /** Shows the Markdown source, or the formatted view. */
  showSource: (isSource: boolean) => void;
};

export type TextEvents = {
  onChange: (value: string) => void;
  /** The next three return whether they handled the event. */
  onPaste: (event: ClipboardEvent) => boolean;
  onDrop: (event: DragEvent) => boolean;
  onKeyDown: (event: KeyboardEvent) => boolean;
  /** Uses the tool with this id. */
  onTool: (id: string) => void;
};

/** Returns a placeholder URL for a picture until it is uploaded; unique even in restored drafts. */
export const newUploadUrl = () => `upload:${crypto.randomUUID()}`;

export const uploadUrls = /\bupload:[\da-f-]{36}/g;

export const withoutReturns = (text: string): string => text.replace(/\r\n?/g, "\n");
