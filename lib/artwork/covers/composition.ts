import type { SeededRandom } from "@/lib/artwork/seeded-random";
import type { Colour, Shape } from "@/lib/artwork/shapes";

export type Drawing = {
  background: Colour;
  /** The colours that `inherit` and `currentColor` stand for in parts. */
  colours?: readonly [inherited: Colour, current: Colour];
  shapes: readonly Shape[];
};

export type Composition = (random: SeededRandom) => Drawing;
