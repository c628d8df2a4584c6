import { type Place, pensFor } from "./pens";
import type { CoverShape, CoverToken } from "./shapes";

type Plumage = { breast: CoverToken; wing: CoverToken };

// Heights of the bands across the head, as shares of its radius, measured from its middle.
const brow = -0.42;
const mask = -0.14;
const throat = 0.3;

/** Crown, brow, mask, throat, beak and eye. */
export function head(place: Place): CoverShape[] {
  const at = pensFor(place);
  return [
    // White runs a little under the black bands, so that no ground shows at their seams.
    at.band("paper", brow - 0.02, mask + 0.02),
    at.band("paper", throat - 0.02, 1),
    at.band("ink", -1, brow),
    at.band("ink", mask, throat),
    at.path("ink", [0.9, mask], [1.62, 0.12], [1.7, 0.3], [0.9, 0.3]),
    at.circle("sun", [0.44, 0.08], 0.15),
    at.circle("ink", [0.44, 0.08], 0.08),
  ];
}

/** A whole bird that stands on the line y + 3.1 r. */
export function perched(place: Place, { breast, wing }: Plumage): CoverShape[] {
  const at = pensFor(place);
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
    ...head(place),
  ];
}
