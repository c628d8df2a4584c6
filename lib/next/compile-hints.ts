import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Makes V8 compile every function of a script in the background while it loads, instead of on the
 * main thread at its first call. See https://v8.dev/blog/explicit-compile-hints.
 */
export const compileHint = "//# allFunctionsCalledOnLoad\n";

/** In smaller files, the hints would exceed the limits of e2e/support/script-size.ts. */
const minBytes = 100_000;

/** Adds the hint to a build's large scripts, and their new hashes to its integrity manifests. */
export async function addCompileHints(distDir: string): Promise<void> {
  const chunks = join(distDir, "static/chunks");
  const hashes = new Map<string, string>();
  for (const name of await readdir(chunks)) {
    const file = join(chunks, name);
    const code = name.endsWith(".js") ? await readFile(file, "utf8") : "";
    if (code.length < minBytes) continue;
    await writeFile(file, compileHint + code);
    hashes.set(integrityOf(code), integrityOf(compileHint + code));
  }
  for (const format of ["js", "json"]) {
    const file = join(distDir, `server/subresource-integrity-manifest.${format}`);
    const manifest = await readFile(file, "utf8");
    await writeFile(
      file,
      manifest.replace(/sha256-[\w+/]+=/g, (hash) => hashes.get(hash) ?? hash),
    );
  }
}

function integrityOf(code: string): string {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}
