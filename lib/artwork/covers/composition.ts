import type { SeededRandom } from "@/lib/artwork/seeded-random";
import type { Colour, Shape } from "@/lib/artwork/shapes";

export type Composition = (random: SeededRandom) => { background: Colour; shapes: Shape[] };
