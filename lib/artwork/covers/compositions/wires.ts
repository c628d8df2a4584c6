import type { Composition } from "@/lib/artwork/covers/composition";
import { frame, joined, path } from "@/lib/artwork/covers/outlines";
import { birdAt } from "@/lib/artwork/covers/parts";
import type { Shape } from "@/lib/artwork/shapes";

const lines = [222, 432, 642];
const r = 46;

export const wires: Composition = (random) => {
  const [background, breast, wing] = random.pick([
    ["paper", "sun", "rust"],
    ["leaf", "sun", "rust"],
    ["rust", "sun", "ink"],
    ["sun", "paper", "rust"],
  ] as const);
  // Two birds per wire and one per column, so that none touch.
  const columns = random.pick([
    [0, 3, 1, 4, 2, 5],
    [1, 4, 0, 2, 3, 5],
    [2, 5, 0, 4, 1, 3],
    [0, 1, 3, 5, 2, 4],
  ] as const);
  const contrary = random.between(0, columns.length - 1);
  const majority = random.pick(["left", "right"]);
  const wire = (y: number) =>
    path("ink", [0, y], [frame.width, y], [frame.width, y + 12], [0, y + 12]);
  const shapes: Shape[] = [joined("ink", lines.map(wire))];
  columns.forEach((column, index) => {
    const y = (lines[Math.floor(index / 2)] ?? 0) - 3.1 * r;
    const looks = (index === contrary) === (majority === "right") ? "left" : "right";
    shapes.push(birdAt("bird", { x: 125 + column * 190, y, r, looks }));
  });
  return { background, colours: [breast, wing], shapes };
};
