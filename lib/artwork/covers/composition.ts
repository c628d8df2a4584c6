import type { SeededRandom } from "@/lib/artwork/seeded-random";
import type { Colour, Shape } from "@/lib/artwork/shapes";

export type Drawing = {
  background: Colour;
  /** What parts inherit, and their current colour. */
  colours?: readonly [inherited: Colour, current: Colour];
  shapes: readonly Shape[];
};

export type Composition = (random: SeededRandom) => Drawing;
