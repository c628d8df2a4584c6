import { perched } from "@/lib/artwork/covers/bird";
import type { Composition } from "@/lib/artwork/covers/composition";
import { frame, rect } from "@/lib/artwork/covers/outlines";
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
  // Two birds to a wire and each column once, so that no two touch.
  const columns = random.pick([
    [0, 3, 1, 4, 2, 5],
    [1, 4, 0, 2, 3, 5],
    [2, 5, 0, 4, 1, 3],
    [0, 1, 3, 5, 2, 4],
  ] as const);
  const contrary = random.between(0, columns.length - 1);
  const majority = random.pick(["left", "right"]);
  const shapes: Shape[] = lines.map((y) => rect("ink", 0, y, frame.width, 12));
  columns.forEach((column, index) => {
    const y = (lines[Math.floor(index / 2)] ?? 0) - 3.1 * r;
    const looks = (index === contrary) === (majority === "right") ? "left" : "right";
    shapes.push(...perched({ x: 125 + column * 190, y, r, looks }, { breast, wing }));
  });
  return { background, shapes };
};
