import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildEnv, isProduction } from "@/lib/env";
import { withFallback } from "@/lib/with-fallback";

/**
 * Reads a JSON file from the build. Returns undefined in development, or if the middleware runs
 * elsewhere.
 */
export function readBuildOutput<Content>(name: string): Content | undefined {
  if (!isProduction) return undefined;
  return withFallback(undefined, () => {
    const file = join(buildEnv().NEXT_DIST_DIR, name);
    return JSON.parse(readFileSync(/* turbopackIgnore: true */ file, "utf8"));
  });
}
