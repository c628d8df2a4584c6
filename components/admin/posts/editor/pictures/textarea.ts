/** As if it was typed: in place of the selection, and to be undone. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  if (document.execCommand("insertText", false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  reportChange(area);
}

/** Leaves the focus and the caret where they are. False where `from` is not in the text. */
export function replaceText(area: HTMLTextAreaElement | null, from: string, to: string): boolean {
  const start = area?.value.indexOf(from) ?? -1;
  if (!area || start < 0) return false;
  area.setRangeText(to, start, start + from.length, "preserve");
  reportChange(area);
  return true;
}

function reportChange(area: HTMLTextAreaElement): void {
  area.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
