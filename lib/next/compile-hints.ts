import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Makes V8 compile every function of a script in the background while it loads, instead of on the
 * main thread at its first call. See https://v8.dev/blog/explicit-compile-hints.
 */
export const compileHint = "//# allFunctionsCalledOnLoad\n";

/** Adds the hint to a build's scripts, and their new hashes to its integrity manifests. */
export async function addCompileHints(distDir: string): Promise<void> {
  const chunks = join(distDir, "static/chunks");
  const hashes = new Map<string, string>();
  for (const name of await readdir(chunks)) {
    if (!name.endsWith(".js")) continue;
    const file = join(chunks, name);
    const code = await readFile(file, "utf8");
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
