import { type Fill, pathShape, type Shape } from "@/lib/artwork/shapes";

export const frame = { width: 1200, height: 675 } as const;

export type Point = readonly [x: number, y: number];
/** A straight line, or the shorter arc of a circle or an upright ellipse. */
export type Step = Point | { arc: number | Point; sweep: 0 | 1; to: Point };

export function rect(fill: Fill, x: number, y: number, width: number, height: number): Shape {
  return {
    kind: "rect",
    fill,
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
  };
}

export function circle(fill: Fill, [cx, cy]: Point, r: number): Shape {
  return { kind: "circle", fill, cx: round(cx), cy: round(cy), r: round(r) };
}

/** A closed path that uses only absolute M, L and A commands. */
export function path(fill: Fill, start: Point, ...steps: Step[]): Shape {
  const d = steps.map((step) =>
    "arc" in step
      ? `A${pair(radii(step.arc))} 0 0 ${step.sweep} ${pair(step.to)}`
      : `L${pair(step)}`,
  );
  return pathShape(fill, `M${pair(start)}${d.join("")}Z`);
}

/** Merges shapes that have the same colour and don't overlap. */
export function joined(fill: Fill, outlines: readonly Shape[]): Shape {
  return pathShape(fill, outlines.map((shape) => ("d" in shape ? shape.d : "")).join(""));
}

/** A larger bend makes a slimmer leaf. */
export function leafShape(fill: Fill, from: Point, to: Point, bend: number): Shape {
  return path(fill, from, { arc: bend, sweep: 1, to }, { arc: bend, sweep: 1, to: from });
}

/** Degrees are clockwise from the x-axis. */
export function polar([x, y]: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
}

const radii = (arc: number | Point): Point => (typeof arc === "number" ? [arc, arc] : arc);

const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

function round(value: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(value) + 0;
}
