import { hash, seededRandom } from "@/lib/artwork/seeded-random";
import type { Composition, Drawing } from "./composition";
import { call } from "./compositions/call";
import { canopy } from "./compositions/canopy";
import { mask } from "./compositions/mask";
import { nest } from "./compositions/nest";
import { perch } from "./compositions/perch";
import { portrait } from "./compositions/portrait";
import { wing } from "./compositions/wing";
import { wires } from "./compositions/wires";
import { frame } from "./outlines";

const compositions = { portrait, perch, wires, mask, wing, call, nest, canopy } as const;
export type CoverComposition = keyof typeof compositions;
export const coverCompositions = Object.keys(compositions) as CoverComposition[];

/** Shapes are ordered back to front and may extend beyond the frame, so clip them. */
export type CoverArt = Drawing & { viewBox: "0 0 1200 675"; family: CoverComposition };

// Chosen so that each of the eight seed articles gets a different composition. Changing it redraws
// all covers.
const version = 54658;

export function coverArt(slug: string): CoverArt {
  const text = `${version}/${slug}`;
  const family = coverCompositions[hash(text) % coverCompositions.length] ?? "portrait";
  const compose: Composition = compositions[family];
  return { viewBox: `0 0 ${frame.width} ${frame.height}`, family, ...compose(seededRandom(text)) };
}
