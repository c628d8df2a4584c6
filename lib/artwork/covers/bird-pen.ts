import type { Fill, Shape } from "@/lib/artwork/shapes";
import { circle, type Point, path, radii, rect, type Step } from "./outlines";

/** Centre and radius of the head. */
export type Position = { x: number; y: number; r: number; looks: "left" | "right" };

type BirdPen = {
  path(fill: Fill, start: Point, ...steps: Step[]): Shape;
  circle(fill: Fill, middle: Point, radius: number): Shape;
  rect(fill: Fill, left: number, top: number, width: number, height: number): Shape;
  band(fill: Fill, top: number, bottom: number): Shape;
};

/** Coordinates are relative to the head's centre, in head radii, for a bird that looks right. */
export function birdPen({ x, y, r, looks }: Position): BirdPen {
  const side = looks === "right" ? 1 : -1;
  const point = ([px, py]: Point): Point => [x + side * px * r, y + py * r];
  const turned = (sweep: 0 | 1): 0 | 1 => (side === 1 ? sweep : sweep === 1 ? 0 : 1);
  const scaled = (arc: number | Point): Point => {
    const [rx, ry] = radii(arc);
    return [rx * r, ry * r];
  };
  const step = (value: Step): Step =>
    "arc" in value
      ? { arc: scaled(value.arc), sweep: turned(value.sweep), to: point(value.to) }
      : point(value);
  const pen: BirdPen = {
    path: (fill, start, ...steps) => path(fill, point(start), ...steps.map(step)),
    circle: (fill, middle, radius) => circle(fill, point(middle), radius * r),
    rect: (fill, left, top, width, height) => {
      const from = side === 1 ? x + left * r : x - (left + width) * r;
      return rect(fill, from, y + top * r, width * r, height * r);
    },
    band: (fill, top, bottom) => {
      const [wide, narrow] = [Math.sqrt(1 - top * top), Math.sqrt(1 - bottom * bottom)];
      return pen.path(
        fill,
        [-wide, top],
        [wide, top],
        { arc: 1, sweep: 1, to: [narrow, bottom] },
        [-narrow, bottom],
        { arc: 1, sweep: 1, to: [-wide, top] },
      );
    },
  };
  return pen;
}
