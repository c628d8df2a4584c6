import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addCompileHints } from "@/lib/next/compile-hints";

test("adds compile hints to scripts and their new hashes to the manifests", async () => {
  const script = 'f("ü");';
  const distDir = await mkdtemp(join(tmpdir(), "build-"));
  onTestFinished(() => rm(distDir, { recursive: true }));
  const files = { "page.js": script, "page.css": "a{}" };
  const manifests = ["json", "js"].map((format) => `subresource-integrity-manifest.${format}`);
  await mkdir(join(distDir, "static/chunks"), { recursive: true });
  await mkdir(join(distDir, "server"));
  for (const [name, content] of Object.entries(files))
    await writeFile(join(distDir, "static/chunks", name), content);
  const manifest = Object.values(files).map(integrityOf).join('","');
  for (const name of manifests) await writeFile(join(distDir, "server", name), manifest);

  await addCompileHints(distDir);

  const expected = { ...files, "page.js": `//# allFunctionsCalledOnLoad\n${script}` };
  for (const [name, content] of Object.entries(expected))
    expect(await readFile(join(distDir, "static/chunks", name), "utf8")).toBe(content);
  const changed = Object.values(expected).map(integrityOf).join('","');
  for (const name of manifests)
    expect(await readFile(join(distDir, "server", name), "utf8")).toBe(changed);
});

function integrityOf(content: string): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
