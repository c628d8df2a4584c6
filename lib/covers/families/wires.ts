import { perched } from "../bird";
import type { Family } from "../family";
import { type CoverShape, frame, rect } from "../shapes";

const lines = [222, 432, 642];
const r = 46;

/** A small flock on parallel wires, like notes on a staff; one of them looks the other way. */
export const wires: Family = (dice) => {
  const [background, breast, wing] = dice.pick([
    ["paper", "sun", "rust"],
    ["leaf", "sun", "rust"],
    ["rust", "sun", "ink"],
    ["sun", "paper", "rust"],
  ] as const);
  // Two to a wire and every column once, so that no two touch.
  const columns = dice.pick([
    [0, 3, 1, 4, 2, 5],
    [1, 4, 0, 2, 3, 5],
    [2, 5, 0, 4, 1, 3],
    [0, 1, 3, 5, 2, 4],
  ] as const);
  const contrary = dice.between(0, columns.length - 1);
  const most = dice.pick(["left", "right"]);
  const shapes: CoverShape[] = lines.map((y) => rect("ink", 0, y, frame.width, 12));
  columns.forEach((column, index) => {
    const y = (lines[Math.floor(index / 2)] ?? 0) - 3.1 * r;
    const looks = (index === contrary) === (most === "right") ? "left" : "right";
    shapes.push(...perched({ x: 125 + column * 190, y, r, looks }, { breast, wing }));
  });
  return { background, shapes };
};
