import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import manifest from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

const { tagsManifest } = manifest;

/** Next.js keeps expired tags in memory only, and would serve stale pages after a restart. */
export function readExpiredTags(folder: string): void {
  for (const [tag, expired] of readFile(folder)) {
    const known = tagsManifest.get(tag);
    if ((known?.expired ?? 0) < expired) tagsManifest.set(tag, { ...known, expired });
  }
}

let writing = Promise.resolve();

export function keepExpiredTags(folder: string): Promise<void> {
  const next = writing.then(() => write(folder));
  writing = next.catch(() => {});
  return next;
}

async function write(folder: string): Promise<void> {
  const now = Date.now();
  const expired = [...tagsManifest].flatMap(([tag, entry]) =>
    entry.expired !== undefined && entry.expired <= now ? [[tag, entry.expired]] : [],
  );
  const file = fileIn(folder);
  const draft = `${file}.${crypto.randomUUID()}`;
  await writeFile(draft, JSON.stringify(expired));
  await rename(draft, file);
}

function readFile(folder: string): [tag: string, expired: number][] {
  try {
    return JSON.parse(readFileSync(fileIn(folder), "utf8"));
  } catch {
    // Nothing has expired yet, or the file is damaged.
    return [];
  }
}

const fileIn = (folder: string) => join(folder, "expired-tags.json");
