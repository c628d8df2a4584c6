import {
  beginStep,
  changeAllSteps,
  putText,
  reportChange,
} from "@/components/admin/posts/editor/writing/area-history";
import type { Edit } from "@/components/admin/posts/editor/writing/edit";

/** As if it was typed: in place of the selection, and to be undone. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  beginStep(area);
  putText(area, text);
}

/** As if it was typed, and to be undone. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, text, start, end }: Edit): void {
  beginStep(area);
  area.setSelectionRange(from, to);
  if (text || to > from) putText(area, text);
  area.setSelectionRange(start, end);
}

/** Leaves the focus and the caret where they are. Undoing leads to no text that has `from`. */
export function replaceText(area: HTMLTextAreaElement | null, from: string, to: string): void {
  if (area && from) changeAllSteps(area, { from, to }, () => replace(area, from, to));
}

function replace(area: HTMLTextAreaElement, from: string, to: string): void {
  const start = area.value.indexOf(from);
  if (start < 0) return;
  const end = start + from.length;
  const { selectionStart, selectionEnd, selectionDirection } = area;
  area.setRangeText(to, start, end, "preserve");
  // Where the caret was at the end, "preserve" would select all of what was put in.
  const after = (at: number) => at + to.length - from.length;
  if (selectionStart === end) {
    area.setSelectionRange(after(end), after(selectionEnd), selectionDirection);
  }
  reportChange(area);
}
