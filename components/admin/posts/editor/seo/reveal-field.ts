/** Milliseconds to wait for a field's section to load. */
const loadMs = 5_000;

/**
 * Focuses a field, expanding its section. In a textarea, also selects `line`, counted from 1, and
 * scrolls to it.
 */
export async function revealField(
  id: string,
  line: number | null,
  around: ParentNode,
): Promise<void> {
  const find = () => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const folded = find()?.closest("details") ?? (find() ? null : around.querySelector("details"));
  if (folded) folded.open = true;
  const element = find() ?? (await waitForElement(find));
  element?.focus();
  if (element instanceof HTMLTextAreaElement && line !== null) selectLine(element, line);
}

async function waitForElement(find: () => HTMLElement | null): Promise<HTMLElement | null> {
  const end = performance.now() + loadMs;
  while (!find() && performance.now() < end) await new Promise(requestAnimationFrame);
  return find();
}

function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  area.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
  const above = heightOf(area, area.value.slice(0, start));
  area.scrollTop = above - area.clientHeight / 2;
  const top = area.getBoundingClientRect().top + above - area.scrollTop;
  // Scrolls the line to the middle, because bars cover the edges.
  if (top < innerHeight / 4 || top > (innerHeight * 3) / 4)
    scrollBy({ top: top - innerHeight / 2 });
}

/** Measures the height of `text` in a hidden copy of the field. */
function heightOf(area: HTMLTextAreaElement, text: string): number {
  const copy = area.cloneNode() as HTMLTextAreaElement;
  for (const name of ["id", "name", "form"]) copy.removeAttribute(name);
  copy.inert = true;
  copy.rows = 1;
  copy.classList.add("post-measure");
  copy.value = text;
  area.after(copy);
  const { scrollHeight } = copy;
  copy.remove();
  return scrollHeight;
}
