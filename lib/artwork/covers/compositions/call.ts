import type { Composition } from "@/lib/artwork/covers/composition";
import { frame, type Point, path, polar } from "@/lib/artwork/covers/outlines";
import { birdAt } from "@/lib/artwork/covers/parts";
import type { Colour, Shape } from "@/lib/artwork/shapes";

export const call: Composition = (random) => {
  const [background, first, second, third, breast] = random.pick([
    ["leaf", "paper", "rust", "sun", "sun"],
    ["ink", "rust", "paper", "sun", "sun"],
    ["rust", "paper", "ink", "sun", "sun"],
    ["sun", "rust", "ink", "paper", "paper"],
    ["paper", "rust", "leaf", "sun", "sun"],
  ] as const);
  const looks = random.pick(["left", "right"]);
  const side = looks === "right" ? 1 : -1;
  const r = random.pick([150, 180]);
  const edge = looks === "right" ? 0 : frame.width;
  const x = edge + side * r * 0.82;
  const y = random.pick([300, 345]);
  const mouth: Point = [x + side * 1.3 * r, y + 0.12 * r];
  const [thin, thick] = random.pick([
    [60, 220],
    [84, 160],
    [72, 260],
  ] as const);
  const spread = random.pick([36, 48]);
  const notes = [
    [first, 150, thin],
    [second, 150 + thin * 2, thin],
    [third, 150 + thin * 4, thick],
  ] as const;
  const shapes: Shape[] = [
    ...notes.map(([fill, from, width]) => note(fill, mouth, [from, from + width], side, spread)),
    path(
      breast,
      [edge, y],
      [x + side * r, y + 0.1 * r],
      { arc: 2.55 * r, sweep: looks === "right" ? 1 : 0, to: [x - side * 0.5 * r, y + 2.76 * r] },
      [edge, y + 2.76 * r],
    ),
    birdAt("head", { x, y, r, looks }),
  ];
  return { background, shapes };
};

function note(
  fill: Colour,
  mouth: Point,
  [near, far]: readonly [number, number],
  side: number,
  spread: number,
): Shape {
  const at = (distance: number, degrees: number) =>
    polar(mouth, distance, side === 1 ? degrees : 180 + degrees);
  return path(
    fill,
    at(near, -spread),
    at(far, -spread),
    { arc: far, sweep: 1, to: at(far, spread) },
    at(near, spread),
    { arc: near, sweep: 0, to: at(near, -spread) },
  );
}
