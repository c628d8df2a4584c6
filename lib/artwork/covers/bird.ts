import type { Fill, Shape } from "@/lib/artwork/shapes";
import { birdPen, type Position } from "./bird-pen";

type Plumage = { breast: Fill; wing: Fill };

// Vertical positions on the head, relative to its centre, in head radii.
const brow = -0.42;
const mask = -0.14;
const throat = 0.3;

export function head(position: Position): Shape[] {
  const at = birdPen(position);
  return [
    // White overlaps the black bands, so that no background shows at the seams.
    at.band("paper", brow - 0.02, mask + 0.02),
    at.band("paper", throat - 0.02, 1),
    at.band("ink", -1, brow),
    at.band("ink", mask, throat),
    at.path("ink", [0.9, mask], [1.62, 0.12], [1.7, 0.3], [0.9, 0.3]),
    at.circle("sun", [0.44, 0.08], 0.15),
    at.circle("ink", [0.44, 0.08], 0.08),
  ];
}

/** The bird without its head. Its feet are at y + 3.1 r. */
export function body(position: Position, { breast, wing }: Plumage): Shape[] {
  const at = birdPen(position);
  return [
    at.path("ink", [-1.1, 2.2], [-1.6, 2.4], [-2.3, 4.2], [-1.8, 4.42]),
    at.path(wing, [-1.36, 2.3], [-1.6, 2.4], [-2.3, 4.2], [-2.1, 4.29]),
    at.rect("ink", -0.42, 2.5, 0.1, 0.62),
    at.rect("ink", -0.06, 2.5, 0.1, 0.62),
    at.path(
      breast,
      [-0.86, 0.3],
      [0.98, 0.1],
      { arc: 2.55, sweep: 1, to: [-0.5, 2.76] },
      [-1.5, 2.76],
    ),
    at.path(
      wing,
      [-0.93, 0.36],
      [-0.42, 0.8],
      { arc: 2.5, sweep: 1, to: [-1.2, 3] },
      [-1.74, 2.75],
    ),
  ];
}
