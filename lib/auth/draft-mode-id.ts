import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildEnv, isProduction } from "../env";

let known: { id: string | undefined } | undefined;

/** What Draft Mode's cookie holds in this build; undefined where the build does not say. */
export function draftModeId(): string | undefined {
  known ??= { id: isProduction ? readId() : undefined };
  return known.id;
}

function readId(): string | undefined {
  try {
    const file = join(buildEnv().NEXT_DIST_DIR, "prerender-manifest.json");
    return JSON.parse(readFileSync(/* turbopackIgnore: true */ file, "utf8")).preview.previewModeId;
  } catch {
    // A host that runs the middleware apart from the build.
    return undefined;
  }
}
