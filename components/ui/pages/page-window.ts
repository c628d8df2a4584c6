type PageStep = number | "gap";

/** Page numbers shown on either side of the current one. */
const beside = 1;

/** A gap never replaces a single number. */
export function pageWindow(page: number, pages: number): PageStep[] {
  let from = Math.min(page - beside, pages - 2 * beside - 2);
  let to = Math.max(page + beside, 2 * beside + 3);
  if (from <= 3) from = 1;
  if (to >= pages - 2) to = pages;
  const start: PageStep[] = from > 1 ? [1, "gap"] : [];
  const near = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const end: PageStep[] = to < pages ? ["gap", pages] : [];
  return [...start, ...near, ...end];
}
