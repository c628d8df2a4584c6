import type { Composition } from "@/lib/artwork/covers/composition";
import { circle, frame, type Point, path, polar, rect } from "@/lib/artwork/covers/outlines";
import type { SeededRandom } from "@/lib/artwork/seeded-random";
import type { Colour, Shape } from "@/lib/artwork/shapes";

type Colours = { bowl: Colour; lining: Colour; shell: Colour };

export const nest: Composition = (random) => {
  const [background, bowl, lining, shell] = random.pick([
    ["sun", "ink", "rust", "paper"],
    ["leaf", "rust", "ink", "paper"],
    ["rust", "ink", "sun", "paper"],
    ["paper", "rust", "ink", "sun"],
  ] as const);
  const draw = random.pick([fromSide, fromAbove]);
  return { background, shapes: draw(random, { bowl, lining, shell }) };
};

function fromSide(random: SeededRandom, { bowl, lining, shell }: Colours): Shape[] {
  const rim = random.pick([330, 360]);
  const x = random.pick([420, 600, 780]);
  const count = random.pick([3, 4]);
  const eggs = Array.from({ length: count }, (_, i): Shape[] =>
    egg(shell, [x + (i - (count - 1) / 2) * 196, rim - 6], 92),
  );
  const rings = [516, 430, 344, 258, 172, 86].map((r, i) =>
    path(
      i % 2 === 0 ? bowl : lining,
      [x - r, rim],
      { arc: r, sweep: 0, to: [x, rim + r] },
      { arc: r, sweep: 0, to: [x + r, rim] },
    ),
  );
  return [...eggs.flat(), ...rings, rect("ink", x - 560, rim - 20, 1120, 40)];
}

function fromAbove(random: SeededRandom, { bowl, lining, shell }: Colours): Shape[] {
  const middle: Point = [random.pick([400, 600, 800]), frame.height / 2];
  const straws = Array.from({ length: 20 }, (_, i) =>
    straw(i % 2 === 0 ? bowl : lining, middle, i * 18),
  );
  const { r, places } = random.pick<{ r: number; places: readonly Point[] }>([
    {
      r: 80,
      places: [
        [-94, 16],
        [94, 16],
      ],
    },
    {
      r: 68,
      places: [
        [-76, 72],
        [76, 72],
        [0, -76],
      ],
    },
    {
      r: 62,
      places: [
        [-76, -56],
        [76, -56],
        [-76, 96],
        [76, 96],
      ],
    },
  ]);
  const eggs = places.map(([dx, dy]) => egg(shell, [middle[0] + dx, middle[1] + dy], r));
  return [circle(bowl, middle, 300), ...straws, circle("ink", middle, 238), ...eggs.flat()];
}

function straw(fill: Colour, middle: Point, degrees: number): Shape {
  const [near, far, half] = [256, 318, 250];
  const from = polar(polar(middle, near, degrees), half, degrees - 90);
  const to = polar(polar(middle, near, degrees), half, degrees + 90);
  const back = polar(polar(middle, far, degrees), half, degrees + 90);
  return path(fill, from, to, back, polar(polar(middle, far, degrees), half, degrees - 90));
}

/** The point is the centre of the egg's widest part. */
function egg(shell: Colour, [x, y]: Point, r: number): Shape[] {
  const speckles = [
    [-0.36, -0.42, 0.12],
    [0.2, -0.72, 0.16],
    [0.42, -0.2, 0.1],
    [-0.12, -1.02, 0.08],
    [-0.04, -0.14, 0.09],
  ] as const;
  return [
    path(
      shell,
      [x - r, y],
      { arc: [r, r * 1.36], sweep: 1, to: [x, y - r * 1.36] },
      { arc: [r, r * 1.36], sweep: 1, to: [x + r, y] },
      { arc: r, sweep: 1, to: [x, y + r] },
      { arc: r, sweep: 1, to: [x - r, y] },
    ),
    ...speckles.map(([dx, dy, size]) => circle("rust", [x + dx * r, y + dy * r], size * r)),
  ];
}
