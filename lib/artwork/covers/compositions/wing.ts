import type { Composition } from "@/lib/artwork/covers/composition";
import { frame, joined, type Point, path, polar } from "@/lib/artwork/covers/outlines";
import type { Colour, Shape } from "@/lib/artwork/shapes";

export const wing: Composition = (random) => {
  const [background, feather, bar, shaft] = random.pick([
    ["sun", "rust", "ink", "paper"],
    ["paper", "rust", "ink", "sun"],
    ["leaf", "sun", "ink", "paper"],
    ["ink", "rust", "sun", "paper"],
    ["rust", "sun", "ink", "paper"],
  ] as const);
  const right = random.pick([true, false]);
  const count = random.pick([6, 7, 8]);
  const reach = random.pick([960, 1090]);
  const spread = 74 / (count - 1);
  const root: Point = [right ? -40 : frame.width + 40, frame.height + 40];
  const feathers: Shape[] = [];
  const shafts: Shape[] = [];
  for (let i = 0; i < count; i++) {
    const turn = -8 - spread * i;
    const angle = right ? turn : 180 - turn;
    const length = reach - Math.abs(i - 1.5) * (420 / count);
    // Just under half the gap to the next feather, so that the tips stay apart.
    const half = 0.47 * spread * (Math.PI / 180) * length;
    feathers.push(blade(i % 2 === 0 ? feather : bar, root, angle, length, half));
    shafts.push(blade(shaft, root, angle, length * 0.72, 7));
  }
  const shapes = [feather, bar].map((fill) =>
    joined(
      fill,
      feathers.filter((shape) => shape.fill === fill),
    ),
  );
  return { background, shapes: [...shapes, joined(shaft, shafts)] };
};

function blade(fill: Colour, root: Point, angle: number, length: number, half: number): Shape {
  const tip = polar(root, length - half, angle);
  const [left, right] = [polar(tip, half, angle - 90), polar(tip, half, angle + 90)];
  return path(fill, root, left, { arc: half, sweep: 1, to: right });
}
