/** A text and what is selected of it. */
export type Selected = { text: string; start: number; end: number };

/** Puts `text` in place of what stands from `from` to `to`, and selects from `start` to `end` then. */
export type Edit = { from: number; to: number; text: string; start: number; end: number };

/** The text after an edit. */
export function edited({ text }: Selected, edit: Edit): Selected {
  return {
    text: text.slice(0, edit.from) + edit.text + text.slice(edit.to),
    start: edit.start,
    end: edit.end,
  };
}
