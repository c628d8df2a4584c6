import type { Composition } from "@/lib/artwork/covers/composition";
import { circle, frame, joined, type Point, path } from "@/lib/artwork/covers/outlines";
import type { Colour, Shape } from "@/lib/artwork/shapes";

const lengthOfBands = 1600;

export const mask: Composition = (random) => {
  const [breast, wing] = random.pick([
    ["sun", "rust"],
    ["sun", "leaf"],
    ["rust", "sun"],
    ["leaf", "sun"],
  ] as const);
  const { turn, reach } = random.pick([
    { turn: 0, reach: frame.height / 2 },
    { turn: 90, reach: frame.width / 2 },
    { turn: -90, reach: frame.width / 2 },
    { turn: -20, reach: 360 },
    { turn: 20, reach: 360 },
  ]);
  const unit = random.pick([60, 70]) * (Math.abs(turn) === 90 ? 1.35 : 1);
  const half = unit * random.pick([1, 1.4]);
  // Distances increase from the frame's crown edge to its wing edge.
  const brow = -reach + unit * random.pick([0.5, 1, 1.5]);
  const middle = brow + unit + half;
  const turned = turnedBy(turn);
  const band = (fill: Colour, from: number, to: number) =>
    path(
      fill,
      turned(-lengthOfBands, from),
      turned(lengthOfBands, from),
      turned(lengthOfBands, to),
      turned(-lengthOfBands, to),
    );
  const eye = turned(random.pick([-1, 1]) * random.pick([110, 150]), middle);
  const throat = middle + half;
  const shapes: Shape[] = [
    // White overlaps its neighbours, so that no background shows at the seams.
    band("paper", brow - 4, throat + unit),
    joined("ink", [band("ink", -lengthOfBands, brow), band("ink", brow + unit, throat)]),
    joined(wing, [
      band(wing, throat + unit * 2.5, throat + unit * 3),
      band(wing, throat + unit * 3.5, lengthOfBands),
    ]),
    circle("sun", eye, half * 0.62),
    circle("ink", eye, half * 0.34),
  ];
  return { background: breast, shapes };
};

function turnedBy(degrees: number): (x: number, y: number) => Point {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return (x, y) => [frame.width / 2 + x * cos - y * sin, frame.height / 2 + x * sin + y * cos];
}
