import type { Composition } from "@/lib/artwork/covers/composition";
import { circle, frame, joined, leafShape, rect } from "@/lib/artwork/covers/outlines";
import { birdAt } from "@/lib/artwork/covers/parts";
import type { Colour, Shape } from "@/lib/artwork/shapes";

export const perch: Composition = (random) => {
  const [background, accent, breast, wing] = random.pick([
    ["paper", "rust", "sun", "rust"],
    ["paper", "leaf", "sun", "rust"],
    ["leaf", "paper", "sun", "rust"],
    ["leaf", "rust", "sun", "rust"],
    ["rust", "paper", "sun", "ink"],
    ["sun", "rust", "paper", "rust"],
    ["sun", "leaf", "paper", "ink"],
  ] as const);
  const looks = random.pick(["left", "right"]);
  const side = looks === "right" ? 1 : -1;
  const r = random.pick([124, 132]);
  const middle = frame.width / 2;
  const x = middle - side * random.pick([120, 190]);
  const branch = random.pick([560, 590]);
  const across = random.pick([disc, sprig])(accent, middle + side * 330, branch, side);
  return {
    background,
    colours: [breast, wing],
    shapes: [
      across,
      rect("ink", 0, branch, frame.width, 34),
      birdAt("bird", { x, y: branch - 3.1 * r, r, looks }),
    ],
  };
};

const disc = (fill: Colour, x: number, branch: number): Shape => circle(fill, [x, branch], 236);

function sprig(fill: Colour, x: number, branch: number, side: number): Shape {
  const leaves = [0, 1, 2].flatMap((i) => {
    const foot = x + side * (i * 112 - 112);
    return [
      leafShape(fill, [foot, branch], [foot + side * 76, branch - 300 + i * 62], 240),
      leafShape(fill, [foot, branch + 34], [foot + side * 60, branch + 220], 150),
    ];
  });
  return joined(fill, leaves);
}
