import { diceFor, hash } from "./dice";
import { call } from "./families/call";
import { canopy } from "./families/canopy";
import { mask } from "./families/mask";
import { nest } from "./families/nest";
import { perch } from "./families/perch";
import { portrait } from "./families/portrait";
import { wing } from "./families/wing";
import { wires } from "./families/wires";
import type { Family } from "./family";
import { type CoverShape, type CoverToken, frame } from "./shapes";

const families = { portrait, perch, wires, mask, wing, call, nest, canopy } as const;
export type CoverFamily = keyof typeof families;
export const coverFamilies = Object.keys(families) as CoverFamily[];

export type CoverArt = {
  viewBox: "0 0 1200 675";
  family: CoverFamily;
  background: CoverToken;
  /** Back to front. They may reach over the frame: clip them to it. */
  shapes: readonly CoverShape[];
};

// Chosen so that the eight articles of the seed get one family each. Another value redraws all.
const edition = 54658;

/** The cover of a post: always the same for the same slug. */
export function coverArt(slug: string): CoverArt {
  const text = `${edition}/${slug}`;
  const family = coverFamilies[hash(text) % coverFamilies.length] ?? "portrait";
  const compose: Family = families[family];
  return { viewBox: `0 0 ${frame.width} ${frame.height}`, family, ...compose(diceFor(text)) };
}
