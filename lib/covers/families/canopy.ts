import { head } from "../bird";
import type { Family } from "../family";
import { type CoverShape, type CoverToken, frame, type Point, path } from "../shapes";

const [columns, rows, width, height] = [6, 3, 200, 225];

/** Rows of two-tone leaves, and one bird that thinks it is hidden. */
export const canopy: Family = (dice) => {
  const [background, light, dark, breast] = dice.pick([
    ["paper", "leaf", "ink", "sun"],
    ["sun", "leaf", "ink", "paper"],
    ["ink", "leaf", "paper", "sun"],
    ["leaf", "ink", "sun", "sun"],
    ["rust", "leaf", "ink", "sun"],
  ] as const);
  const looks = dice.pick(["left", "right"]);
  const column = dice.between(1, 3);
  const row = dice.between(0, 1);
  const alternate = dice.pick(["rows", "columns"]);
  const leaves: CoverShape[] = [];
  for (let i = 0; i < columns * rows; i++) {
    const [across, down] = [i % columns, Math.floor(i / columns)];
    if (isIn(across, column) && isIn(down, row)) continue;
    const rising = (alternate === "rows" ? down : across) % 2 === 0;
    leaves.push(...leaf(light, dark, [across * width, down * height], rising));
  }
  const [x, y, r] = [(column + 1) * width, row * height + 196, 168];
  const side = looks === "right" ? 1 : -1;
  const bottom = frame.height;
  // The body stands behind the leaves, the head before them.
  const body = path(
    breast,
    [x - side * r, y],
    [x + side * r, y],
    { arc: 3 * r, sweep: looks === "right" ? 1 : 0, to: [x + side * 0.45 * r, bottom] },
    [x - side * 1.2 * r, bottom],
  );
  return { background, shapes: [body, ...leaves, ...head({ x, y, r, looks })] };
};

/** Whether a cell is one of the two that the bird takes from a row or a column. */
function isIn(cell: number, first: number): boolean {
  return cell === first || cell === first + 1;
}

/** A leaf from corner to corner of its cell, darker on one side of the midrib. */
function leaf(light: CoverToken, dark: CoverToken, [x, y]: Point, rising: boolean): CoverShape[] {
  const from: Point = [x, rising ? y + height : y];
  const to: Point = [x + width, rising ? y : y + height];
  const arc = 215;
  return [path(light, from, { arc, sweep: 1, to }), path(dark, from, { arc, sweep: 0, to })];
}
