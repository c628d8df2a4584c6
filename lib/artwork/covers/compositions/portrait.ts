import type { Composition } from "@/lib/artwork/covers/composition";
import { frame, type Point, path, rect } from "@/lib/artwork/covers/outlines";
import { birdAt } from "@/lib/artwork/covers/parts";
import type { Shape } from "@/lib/artwork/shapes";

export const portrait: Composition = (random) => {
  const [background, breast, back] = random.pick([
    ["rust", "sun", "rust"],
    ["leaf", "sun", "rust"],
    ["leaf", "sun", "leaf"],
    ["sun", "paper", "rust"],
    ["sun", "paper", "sun"],
    ["ink", "sun", "rust"],
    ["paper", "sun", "rust"],
  ] as const);
  const looks = random.pick(["left", "right"]);
  const side = looks === "right" ? 1 : -1;
  const r = random.pick([255, 285, 315]);
  const x = frame.width / 2 - side * random.pick([40, 110]);
  const y = random.pick([305, 335]);
  const edge = looks === "right" ? 0 : frame.width;
  const shoulder = y + 0.3 * r;
  const tail: Point = [x - side * 2.3 * r, y + 2.4 * r];
  const shapes: Shape[] = [
    path(back, [edge, shoulder], [x - side * r, shoulder], tail, [edge, tail[1]]),
    path(
      breast,
      [x - side * r, shoulder],
      [x + side * r, shoulder],
      { arc: 2.2 * r, sweep: looks === "right" ? 1 : 0, to: [x - side * r * 0.8, tail[1]] },
      tail,
    ),
    rect("ink", Math.min(edge, x), y - 0.14 * r, Math.abs(x - edge), 0.44 * r),
    birdAt("head", { x, y, r, looks }),
  ];
  return { background, shapes };
};
