import { head } from "@/lib/artwork/covers/bird";
import type { Composition } from "@/lib/artwork/covers/composition";
import { frame, type Point, path } from "@/lib/artwork/covers/outlines";
import type { Colour, Shape } from "@/lib/artwork/shapes";

const [columns, rows, width, height] = [6, 3, 200, 225];

export const canopy: Composition = (random) => {
  const [background, light, dark, breast] = random.pick([
    ["paper", "leaf", "ink", "sun"],
    ["sun", "leaf", "ink", "paper"],
    ["ink", "leaf", "paper", "sun"],
    ["leaf", "ink", "sun", "sun"],
    ["rust", "leaf", "ink", "sun"],
  ] as const);
  const looks = random.pick(["left", "right"]);
  const column = random.between(1, 3);
  const row = random.between(0, 1);
  const alternate = random.pick(["rows", "columns"]);
  const leaves: Shape[] = [];
  for (let i = 0; i < columns * rows; i++) {
    const [across, down] = [i % columns, Math.floor(i / columns)];
    if (isIn(across, column) && isIn(down, row)) continue;
    const rising = (alternate === "rows" ? down : across) % 2 === 0;
    leaves.push(...leaf(light, dark, [across * width, down * height], rising));
  }
  const [x, y, r] = [(column + 1) * width, row * height + 196, 168];
  const side = looks === "right" ? 1 : -1;
  const bottom = frame.height;
  // The body is drawn behind the leaves, the head in front.
  const body = path(
    breast,
    [x - side * r, y],
    [x + side * r, y],
    { arc: 3 * r, sweep: looks === "right" ? 1 : 0, to: [x + side * 0.45 * r, bottom] },
    [x - side * 1.2 * r, bottom],
  );
  return { background, shapes: [body, ...leaves, ...head({ x, y, r, looks })] };
};

function isIn(cell: number, first: number): boolean {
  return cell === first || cell === first + 1;
}

function leaf(light: Colour, dark: Colour, [x, y]: Point, rising: boolean): Shape[] {
  const from: Point = [x, rising ? y + height : y];
  const to: Point = [x + width, rising ? y : y + height];
  const arc = 215;
  return [path(light, from, { arc, sweep: 1, to }), path(dark, from, { arc, sweep: 0, to })];
}
