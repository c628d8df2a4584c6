/** Colours by role. Whoever draws the cover decides what they are; they do not follow the theme. */
export const coverTokens = ["paper", "ink", "sun", "rust", "leaf"] as const;
export type CoverToken = (typeof coverTokens)[number];

export type CoverShape =
  | { kind: "rect"; fill: CoverToken; x: number; y: number; width: number; height: number }
  | { kind: "circle"; fill: CoverToken; cx: number; cy: number; r: number }
  | { kind: "path"; fill: CoverToken; d: string };

/** Size of every cover, in the units of its shapes. */
export const frame = { width: 1200, height: 675 } as const;

export type Point = readonly [x: number, y: number];
/** A straight line to a point, or the shorter arc to it, of a circle or an upright ellipse. */
export type Step = Point | { arc: number | Point; sweep: 0 | 1; to: Point };

export function rect(
  fill: CoverToken,
  x: number,
  y: number,
  width: number,
  height: number,
): CoverShape {
  return {
    kind: "rect",
    fill,
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
  };
}

export function circle(fill: CoverToken, [cx, cy]: Point, r: number): CoverShape {
  return { kind: "circle", fill, cx: round(cx), cy: round(cy), r: round(r) };
}

/** A closed outline, with absolute M, L and A commands only. */
export function path(fill: CoverToken, start: Point, ...steps: Step[]): CoverShape {
  const d = steps.map((step) =>
    "arc" in step
      ? `A${pair(radii(step.arc))} 0 0 ${step.sweep} ${pair(step.to)}`
      : `L${pair(step)}`,
  );
  return { kind: "path", fill, d: `M${pair(start)}${d.join("")}Z` };
}

/** A leaf from point to point; a larger bend makes it slimmer. */
export function leafShape(fill: CoverToken, from: Point, to: Point, bend: number): CoverShape {
  return path(fill, from, { arc: bend, sweep: 1, to }, { arc: bend, sweep: 1, to: from });
}

/** The point at a distance and an angle (in degrees, clockwise from the right) from another. */
export function polar([x, y]: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
}

export function radii(arc: number | Point): Point {
  return typeof arc === "number" ? [arc, arc] : arc;
}

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(value * 10) / 10 + 0;
}
