import type { Fill, Shape } from "@/lib/artwork/shapes";
import { circle, path, rect } from "./outlines";

/** Radius of the head, with its centre at (0, 0). Covers scale the parts. */
export const unit = 300;

// Vertical positions on the head.
const brow = -126;
const mask = -42;
const throat = 90;

export const head: readonly Shape[] = [
  // White overlaps the black bands, so that no background shows at the seams.
  band("paper", brow - 6, mask + 6),
  band("paper", throat - 6, unit),
  band("ink", -unit, brow),
  band("ink", mask, throat),
  path("ink", [270, mask], [486, 36], [510, 90], [270, 90]),
  circle("sun", [132, 24], 45),
  circle("ink", [132, 24], 24),
];

/** The bird without its head. Its feet are at y = 3.1 × unit. */
export const body: readonly Shape[] = [
  path("ink", [-330, 660], [-480, 720], [-690, 1260], [-540, 1326]),
  path("currentColor", [-408, 690], [-480, 720], [-690, 1260], [-630, 1287]),
  rect("ink", -126, 750, 30, 186),
  rect("ink", -18, 750, 30, 186),
  path("inherit", [-258, 90], [294, 30], { arc: 765, sweep: 1, to: [-150, 828] }, [-450, 828]),
  path(
    "currentColor",
    [-279, 108],
    [-126, 240],
    { arc: 750, sweep: 1, to: [-360, 900] },
    [-522, 825],
  ),
];

function band(fill: Fill, top: number, bottom: number): Shape {
  const [wide, narrow] = [Math.sqrt(unit ** 2 - top ** 2), Math.sqrt(unit ** 2 - bottom ** 2)];
  return path(
    fill,
    [-wide, top],
    [wide, top],
    { arc: unit, sweep: 1, to: [narrow, bottom] },
    [-narrow, bottom],
    { arc: unit, sweep: 1, to: [-wide, top] },
  );
}
