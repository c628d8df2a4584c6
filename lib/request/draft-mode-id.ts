import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildEnv, isProduction } from "@/lib/env";

let known: { id: string | undefined } | undefined;

/** Undefined where the middleware runs apart from the build output. */
export function draftModeId(): string | undefined {
  known ??= { id: isProduction ? readId() : undefined };
  return known.id;
}

function readId(): string | undefined {
  try {
    const file = join(buildEnv().NEXT_DIST_DIR, "prerender-manifest.json");
    return JSON.parse(readFileSync(/* turbopackIgnore: true */ file, "utf8")).preview.previewModeId;
  } catch {
    return undefined;
  }
}
