/** A text and its selection. */
export type Selected = { text: string; start: number; end: number };

/** Replaces the text between `from` and `to` with `text`, then selects `start` to `end`. */
export type Edit = { from: number; to: number; text: string; start: number; end: number };

/** Returns the text and selection after an edit. */
export function edited({ text }: Selected, edit: Edit): Selected {
  return {
    text: text.slice(0, edit.from) + edit.text + text.slice(edit.to),
    start: edit.start,
    end: edit.end,
  };
}
