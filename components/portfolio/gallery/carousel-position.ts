export function pictureAt(scrolled: number, width: number, count: number): number {
  if (width <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.round(scrolled / width)));
}

/** Wraps around at both ends. */
export function neighbour(current: number, by: number, count: number): number {
  return (((current + by) % count) + count) % count;
}
