/** A text and its selection. */
export type Selected = { text: string; start: number; end: number };

/** Replaces the text between `from` and `to` with `text`, then selects `start` to `end`. */
export type Edit = { from: number; to: number; text: string; start: number; end: number };

/** Replaces the text between `from` and `to`, and puts the caret after it. */
export function replaceRange(from: number, to: number, text: string): Edit {
  const caret = from + text.length;
  return { from, to, text, start: caret, end: caret };
}
