type PageStep = number | "gap";

/** Page numbers shown on either side of the current one. */
const beside = 1;

/** A gap never replaces a single number. */
export function pageWindow(page: number, pages: number): PageStep[] {
  const from = Math.max(1, Math.min(page - beside, pages - 2 * beside - 2));
  const to = Math.min(pages, Math.max(page + beside, 2 * beside + 3));
  return [...head(from), ...range(from, to), ...tail(to, pages)];
}

function head(from: number): PageStep[] {
  if (from > 3) return [1, "gap"];
  return range(1, from - 1);
}

function tail(to: number, pages: number): PageStep[] {
  if (to < pages - 2) return ["gap", pages];
  return range(to + 1, pages);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
