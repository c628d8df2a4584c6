import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import manifest from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

const { tagsManifest } = manifest;

/**
 * Remembers beside the stored pages which tags have expired. Next.js keeps that in memory only: a page
 * that changed, and that nobody asked for before the server was started again, would stay as it was.
 */
export function readExpiredTags(folder: string): void {
  for (const [tag, expired] of kept(folder)) {
    const known = tagsManifest.get(tag);
    if ((known?.expired ?? 0) < expired) tagsManifest.set(tag, { ...known, expired });
  }
}

let writing = Promise.resolve();

/** Writes down what has expired so far, one write after the other, so that none overtakes a later one. */
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

function kept(folder: string): [tag: string, expired: number][] {
  try {
    return JSON.parse(readFileSync(fileIn(folder), "utf8"));
  } catch {
    // Nothing has expired yet, or the file is damaged: then only this process knows.
    return [];
  }
}

const fileIn = (folder: string) => join(folder, "expired-tags.json");
