import { buildEnv } from "@/lib/env";
import { nextDraftCookie } from "@/lib/security/draft-cookie";
import { readBuildOutput } from "./build-output";

let known: { key: string | undefined } | undefined;

/**
 * Value of Next.js's draft cookie, which also allows re-rendering stored pages. Undefined on hosts
 * that store pages themselves, where browsers use Next.js's cookie directly.
 */
export function draftKey(): string | undefined {
  known ??= { key: buildEnv().PAGE_CACHE === "off" ? undefined : readKey() };
  return known.key;
}

function readKey(): string | undefined {
  type Manifest = { preview: { previewModeId: string } };
  return readBuildOutput<Manifest>("prerender-manifest.json")?.preview.previewModeId;
}

/** Removes Next.js's cookie from a Cookie header, however it is written. */
export function withoutDraftKey(header: string): string {
  return header
    .split(";")
    .filter((pair) => !pair.includes(nextDraftCookie))
    .join(";");
}
