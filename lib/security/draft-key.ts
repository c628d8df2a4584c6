import { buildEnv } from "@/lib/env";
import { readBuildOutput } from "./build-output";
import { nextDraftCookie } from "./draft-cookie";

let known: { key: string | undefined } | undefined;

/**
 * The value of Next.js's cookie, which also lets stored pages be rendered again. Undefined on
 * hosts that store pages themselves: there Next.js's cookie is the one that browsers have.
 */
export function draftKey(): string | undefined {
  known ??= { key: buildEnv().PAGE_CACHE === "off" ? undefined : readKey() };
  return known.key;
}

function readKey(): string | undefined {
  type Manifest = { preview: { previewModeId: string } };
  return readBuildOutput<Manifest>("prerender-manifest.json")?.preview.previewModeId;
}

/** A Cookie header without Next.js's, however it is written. */
export function withoutDraftKey(header: string): string {
  return header
    .split(";")
    .filter((pair) => !pair.includes(nextDraftCookie))
    .join(";");
}
