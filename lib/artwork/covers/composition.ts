import type { SeededRandom } from "@/lib/artwork/seeded-random";
import type { Colour, Shape } from "@/lib/artwork/shapes";

export type Composition = (dice: SeededRandom) => { background: Colour; shapes: Shape[] };
