import type { Colour, Fill, Shape } from "@/lib/artwork/shapes";
import { body, head, unit } from "./bird";
import { circle, type Point, path, polar, rect } from "./outlines";

/** Building blocks of covers. A page with many covers defines each part once. */
export type Part = "head" | "bird" | "egg" | "bowl" | "straws" | "nest" | "leaf" | "row" | "pairs";

/** Centre and radius of the head. */
type Position = { x: number; y: number; r: number; looks: "left" | "right" };

export const leafCell = { width: 200, height: 225 } as const;

export const parts: Readonly<Record<Part, readonly Shape[]>> = {
  head,
  bird: [...body, use("head", "scale(1)")],
  egg: egg(),
  bowl: [
    ...[516, 430, 344, 258, 172, 86].map((r, index) =>
      path(
        bothInTurn(index),
        [-r, 0],
        { arc: r, sweep: 0, to: [0, r] },
        { arc: r, sweep: 0, to: [r, 0] },
      ),
    ),
    rect("ink", -560, -20, 1120, 40),
  ],
  straws: [straw("inherit", 0), straw("currentColor", 18)],
  nest: [
    circle("inherit", [0, 0], 300),
    ...Array.from({ length: 10 }, (_, index) => use("straws", `rotate(${index * 36})`)),
    circle("ink", [0, 0], 238),
  ],
  leaf: [leaf("inherit", 1), leaf("currentColor", 0)],
  row: Array.from({ length: 6 }, (_, index) => leafAt(index, 0, true)),
  pairs: Array.from({ length: 6 }, (_, index) => leafAt(index, 0, index % 2 === 0)),
};

/** The parts that `shapes` use, directly or through other parts, without duplicates. */
export function partsOf(shapes: readonly Shape[]): Part[] {
  const names = shapes.flatMap((shape) =>
    shape.kind === "use" ? [shape.href.slice("#cover-".length) as Part] : [],
  );
  return [...new Set(names.flatMap((name) => [...partsOf(parts[name]), name]))];
}

export function partId(part: Part): `cover-${Part}` {
  return `cover-${part}`;
}

export function birdAt(part: "head" | "bird", { x, y, r, looks }: Position): Shape {
  const scale = scaleOf(r);
  const mirrored = looks === "right" ? `${scale}` : `-${scale} ${scale}`;
  return use(part, `${translate(x, y)}scale(${mirrored})`);
}

/** The point is the centre of the egg's widest part. */
export function eggAt(shell: Colour, [x, y]: Point, r: number): Shape {
  return use("egg", `${translate(x, y)}scale(${scaleOf(r)})`, shell);
}

export function moved(part: Part, x: number, y: number): Shape {
  return use(part, translate(x, y));
}

/** A leaf that slopes up if it `rises`, otherwise down. */
export function leafAt(column: number, y: number, rises: boolean): Shape {
  return rises
    ? moved("leaf", column * leafCell.width, y)
    : flipped("leaf", (column + 1) * leafCell.width, y);
}

/** Mirrors leaves, so that they slope down instead of up. */
export function flipped(part: "leaf" | "row", right: number, y: number): Shape {
  return use(part, `${translate(right, y)}scale(-1 1)`);
}

function use(part: Part, transform: string, fill?: Colour): Shape {
  return { kind: "use", ...(fill && { fill }), href: `#${partId(part)}`, transform };
}

function translate(x: number, y: number): string {
  return `translate(${Math.round(x)} ${Math.round(y)})`;
}

function scaleOf(r: number): number {
  return Math.round((r / unit) * 1000) / 1000;
}

function bothInTurn(index: number): Fill {
  return index % 2 === 0 ? "inherit" : "currentColor";
}

function straw(fill: Fill, degrees: number): Shape {
  const [near, far, half] = [256, 318, 250];
  const corner = (distance: number, side: 1 | -1) =>
    polar(polar([0, 0], distance, degrees), half, degrees + side * 90);
  return path(fill, corner(near, -1), corner(near, 1), corner(far, 1), corner(far, -1));
}

function leaf(fill: Fill, sweep: 0 | 1): Shape {
  return path(fill, [0, leafCell.height], { arc: 215, sweep, to: [leafCell.width, 0] });
}

function egg(): Shape[] {
  const tall = 1.36 * unit;
  const speckles = [
    [-0.36, -0.42, 0.12],
    [0.2, -0.72, 0.16],
    [0.42, -0.2, 0.1],
    [-0.12, -1.02, 0.08],
    [-0.04, -0.14, 0.09],
  ] as const;
  return [
    path(
      "inherit",
      [-unit, 0],
      { arc: [unit, tall], sweep: 1, to: [0, -tall] },
      { arc: [unit, tall], sweep: 1, to: [unit, 0] },
      { arc: unit, sweep: 1, to: [0, unit] },
      { arc: unit, sweep: 1, to: [-unit, 0] },
    ),
    ...speckles.map(([dx, dy, size]) => circle("rust", [dx * unit, dy * unit], size * unit)),
  ];
}
