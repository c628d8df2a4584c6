import type { Edit } from "@/components/admin/posts/editor/writing/edit";
import {
  beginStep,
  changeAllSteps,
  putText,
  reportChange,
} from "@/components/admin/posts/editor/writing/history/area-history";

/** Inserts text as if typed: it replaces the selection and can be undone. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  beginStep(area);
  putText(area, text);
}

/** Applies an edit as if typed, so that it can be undone. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, text, start, end }: Edit): void {
  beginStep(area);
  area.setSelectionRange(from, to);
  if (text || to > from) putText(area, text);
  area.setSelectionRange(start, end);
}

/** Keeps focus and caret in place. Also replaces `from` in the undo history. */
export function replaceText(area: HTMLTextAreaElement | null, from: string, to: string): void {
  if (area && from) changeAllSteps(area, { from, to }, () => replace(area, from, to));
}

function replace(area: HTMLTextAreaElement, from: string, to: string): void {
  const start = area.value.indexOf(from);
  if (start < 0) return;
  const end = start + from.length;
  const { selectionStart, selectionEnd, selectionDirection } = area;
  area.setRangeText(to, start, end, "preserve");
  // If the caret was at the end, "preserve" would select all of the inserted text.
  const after = (at: number) => at + to.length - from.length;
  if (selectionStart === end) {
    area.setSelectionRange(after(end), after(selectionEnd), selectionDirection);
  }
  reportChange(area);
}
