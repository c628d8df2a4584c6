/** Which picture is in view when a row of them, each `width` wide, is scrolled this far. */
export function pictureAt(scrolled: number, width: number, count: number): number {
  if (width <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.round(scrolled / width)));
}

/** The picture this many steps on; after the last comes the first. */
export function neighbour(current: number, by: number, count: number): number {
  return (((current + by) % count) + count) % count;
}
