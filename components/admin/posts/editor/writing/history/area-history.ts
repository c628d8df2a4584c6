import { type TextHistory, textHistory } from "./text-history";

type Kept = {
  history: TextHistory;
  /** Selection before the next change. */
  before: { start: number; end: number };
  /** Makes the next change a separate undo step, even right after typing. */
  isByScript: boolean;
  /** True while this module changes the text, so that the change is not recorded. */
  isRestoring: boolean;
};

const kept = new WeakMap<HTMLTextAreaElement, Kept>();

/**
 * Adds undo and redo to a textarea, for typing and scripted changes. Returns a cleanup function.
 */
export function keepHistory(area: HTMLTextAreaElement): () => void {
  const state: Kept = {
    history: textHistory(area.value),
    before: selectionOf(area),
    isByScript: false,
    isRestoring: false,
  };
  kept.set(area, state);
  const onBeforeInput = (event: InputEvent) => {
    if (/^history(Undo|Redo)$/.test(event.inputType)) {
      event.preventDefault();
      restore(area, state, event.inputType === "historyUndo");
      return;
    }
    note(area, state);
  };
  const onInput = (event: Event) => {
    if (state.isRestoring) return;
    const isTyped = event instanceof InputEvent && !state.isByScript;
    state.history.record({
      text: area.value,
      before: state.before,
      after: selectionOf(area),
      kind: isTyped ? event.inputType : "",
      time: performance.now(),
    });
    state.isByScript = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey === event.metaKey || event.altKey || event.isComposing) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && (key !== "y" || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    restore(area, state, key === "z" && !event.shiftKey);
  };
  area.addEventListener("beforeinput", onBeforeInput);
  area.addEventListener("input", onInput);
  area.addEventListener("keydown", onKeyDown);
  return () => {
    kept.delete(area);
    area.removeEventListener("beforeinput", onBeforeInput);
    area.removeEventListener("input", onInput);
    area.removeEventListener("keydown", onKeyDown);
  };
}

/** Call before a scripted change; undoing it restores the current selection. */
export function beginStep(area: HTMLTextAreaElement): void {
  const state = kept.get(area);
  if (!state) return;
  note(area, state);
  state.isByScript = true;
}

function note(area: HTMLTextAreaElement, state: Kept): void {
  // Records changes made without an event, such as restoring a draft.
  const after = selectionOf(area);
  const change = { text: area.value, before: state.before, after, kind: "", time: 0 };
  state.history.record(change);
  state.before = after;
}

/** Makes a change that is not a separate undo step, such as completing an upload. */
export function changeAllSteps(
  area: HTMLTextAreaElement,
  { from, to }: { from: string; to: string },
  change: () => void,
): void {
  const state = kept.get(area);
  if (state) {
    note(area, state);
    state.history.replace(from, to);
    state.isRestoring = true;
  }
  change();
  if (state) {
    state.isRestoring = false;
    state.before = selectionOf(area);
  }
}

function restore(area: HTMLTextAreaElement, state: Kept, isUndo: boolean): void {
  if (area.readOnly) return;
  note(area, state);
  const wanted = isUndo ? state.history.undo() : state.history.redo();
  if (!wanted) return;
  state.isRestoring = true;
  putDifference(area, wanted.text);
  state.isRestoring = false;
  area.setSelectionRange(wanted.start, wanted.end);
  state.before = wanted;
}

/** Replaces only the part that differs, so that the browser scrolls to it. */
function putDifference(area: HTMLTextAreaElement, text: string): void {
  const { value } = area;
  const shorter = Math.min(value.length, text.length);
  let from = 0;
  while (from < shorter && value[from] === text[from]) from += 1;
  let rest = 0;
  while (rest < shorter - from && value.at(-1 - rest) === text.at(-1 - rest)) rest += 1;
  area.setSelectionRange(from, value.length - rest);
  const middle = text.slice(from, text.length - rest);
  if (middle || value.length - rest > from) putText(area, middle);
}

/** Replaces the selection; the browser scrolls to it. */
export function putText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  const done = text
    ? document.execCommand("insertText", false, text)
    : document.execCommand("delete");
  if (done) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  reportChange(area);
}

export function reportChange(area: HTMLTextAreaElement): void {
  area.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function selectionOf({ selectionStart: start, selectionEnd: end }: HTMLTextAreaElement) {
  return { start, end };
}
