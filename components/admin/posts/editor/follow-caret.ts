/** Scrolls a preview to the block that the caret is in, where it has one out of sight. */
export function followCaret(area: HTMLTextAreaElement, pane: HTMLElement): void {
  const block = blockAt(pane, lineOf(area.value, area.selectionStart));
  if (!block || pane.scrollHeight <= pane.clientHeight) return;
  const { top, bottom } = pane.getBoundingClientRect();
  const shown = block.getBoundingClientRect();
  if (shown.top >= top && shown.bottom <= bottom) return;
  pane.scrollBy({ top: shown.top - top - pane.clientHeight / 4 });
}

/** The last one that begins there or before. */
function blockAt(pane: HTMLElement, line: number): HTMLElement | undefined {
  let found: HTMLElement | undefined;
  let begins = 0;
  for (const block of pane.querySelectorAll<HTMLElement>("[data-line]")) {
    const at = Number(block.dataset.line);
    if (at <= line && at >= begins) {
      found = block;
      begins = at;
    }
  }
  return found;
}

/** From 1. */
function lineOf(text: string, caret: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < caret; at = text.indexOf("\n", at + 1)) line++;
  return line;
}
