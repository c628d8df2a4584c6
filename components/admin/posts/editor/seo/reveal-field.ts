/** Milliseconds to wait for a field's section to load. */
const loadMs = 5_000;

/** Focuses a field, expanding its section. */
export async function revealField(id: string, around: ParentNode): Promise<void> {
  const find = () => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const folded = find()?.closest("details") ?? (find() ? null : around.querySelector("details"));
  if (folded) folded.open = true;
  const end = performance.now() + loadMs;
  while (!find() && performance.now() < end) await new Promise(requestAnimationFrame);
  find()?.focus();
}
