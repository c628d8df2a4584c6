import type { Dice } from "./dice";
import type { CoverShape, CoverToken } from "./shapes";

/** One way of composing a cover. Everything that varies comes from the dice. */
export type Family = (dice: Dice) => { background: CoverToken; shapes: CoverShape[] };
