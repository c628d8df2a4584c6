import { perched } from "../bird";
import type { Family } from "../family";
import { type CoverShape, type CoverToken, circle, frame, leafShape, rect } from "../shapes";

/** One bird on a branch, with a low sun or a sprig across from it. */
export const perch: Family = (dice) => {
  const [background, accent, breast, wing] = dice.pick([
    ["paper", "rust", "sun", "rust"],
    ["paper", "leaf", "sun", "rust"],
    ["leaf", "paper", "sun", "rust"],
    ["leaf", "rust", "sun", "rust"],
    ["rust", "paper", "sun", "ink"],
    ["sun", "rust", "paper", "rust"],
    ["sun", "leaf", "paper", "ink"],
  ] as const);
  const looks = dice.pick(["left", "right"]);
  const side = looks === "right" ? 1 : -1;
  const r = dice.pick([124, 132]);
  const middle = frame.width / 2;
  const x = middle - side * dice.pick([120, 190]);
  const branch = dice.pick([560, 590]);
  const across = dice.pick([disc, sprig])(accent, middle + side * 330, branch, side);
  return {
    background,
    shapes: [
      ...across,
      rect("ink", 0, branch, frame.width, 34),
      ...perched({ x, y: branch - 3.1 * r, r, looks }, { breast, wing }),
    ],
  };
};

function disc(fill: CoverToken, x: number, branch: number): CoverShape[] {
  return [circle(fill, [x, branch], 236)];
}

function sprig(fill: CoverToken, x: number, branch: number, side: number): CoverShape[] {
  return [0, 1, 2].flatMap((i) => {
    const foot = x + side * (i * 112 - 112);
    return [
      leafShape(fill, [foot, branch], [foot + side * 76, branch - 300 + i * 62], 240),
      leafShape(fill, [foot, branch + 34], [foot + side * 60, branch + 220], 150),
    ];
  });
}
