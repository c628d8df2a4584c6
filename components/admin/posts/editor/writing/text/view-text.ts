import { history, isolateHistory } from "@codemirror/commands";
import { EditorState, Transaction, type TransactionSpec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { markdown } from "./markdown";
import { type PostText, withoutReturns } from "./post-text";

/** Preserves the text byte for byte, and records its undo history. */
export const textExtensions = [
  // Keeps carriage returns.
  EditorState.lineSeparator.of("\n"),
  history(),
  markdown(),
  // On Windows, pasted text has carriage returns.
  EditorView.clipboardInputFilter.of(withoutReturns),
  // CodeMirror inverts a selection that is inside replaced text.
  EditorState.transactionFilter.of((change) => {
    const { from, to } = change.newSelection.main;
    return from > to ? [change, { selection: { anchor: to }, sequential: true }] : change;
  }),
];

/** Makes a change a separate undo step. */
const step: TransactionSpec = { userEvent: "input", annotations: isolateHistory.of("full") };

/** The changes to the text of a view, and its selection. */
export function postTextOf(view: EditorView): Omit<PostText, "resolve" | "showSource" | "find"> {
  const replace = (from: string, to: string, options: TransactionSpec) => {
    const at = from ? view.state.sliceDoc().indexOf(from) : -1;
    if (at >= 0) replaceText(view, at, from, to, options);
    return at >= 0;
  };
  return {
    selected: () => {
      const { from: start, to: end } = view.state.selection.main;
      return { text: view.state.sliceDoc(), start, end };
    },
    isReadOnly: () => view.state.readOnly,
    hasFocus: () => view.hasFocus,
    focus: () => view.focus(),
    apply: ({ from, to, text: insert, start, end }) => {
      const selection = { anchor: start, head: end };
      view.dispatch({ changes: { from, to, insert }, selection, scrollIntoView: true, ...step });
      view.focus();
    },
    rewrite: (from, to) => replace(from, to, { userEvent: "input.type" }),
    remove: (from) => void replace(from, "", { annotations: Transaction.addToHistory.of(false) }),
    selectLine: (number) => {
      const { doc } = view.state;
      const { from, to } = doc.line(Math.min(number, doc.lines));
      const effects = EditorView.scrollIntoView(from, { y: "center" });
      // Before the selection, since only a focused editor shows the selected line's markup.
      view.focus();
      view.dispatch({ selection: { anchor: from, head: to }, effects });
    },
  };
}

/** Replaces the whole text as one undo step. */
export function setText(view: EditorView, next: string): void {
  replaceText(view, 0, view.state.sliceDoc(), next, step);
}

/** Replaces text at a position, except for the common prefix and suffix. */
export function replaceText(
  view: EditorView,
  at: number,
  from: string,
  to: string,
  options: TransactionSpec,
): void {
  const shorter = Math.min(from.length, to.length);
  let begin = 0;
  while (begin < shorter && from[begin] === to[begin]) begin += 1;
  let rest = 0;
  while (rest < shorter - begin && from.at(-1 - rest) === to.at(-1 - rest)) rest += 1;
  const insert = to.slice(begin, to.length - rest);
  const changes = { from: at + begin, to: at + from.length - rest, insert };
  view.dispatch({ changes, ...options });
}
