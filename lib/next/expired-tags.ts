import { readFileSync } from "node:fs";
import { join } from "node:path";
import manifest from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { replaceFile } from "../replace-file.ts";
import { withFallback } from "../with-fallback.ts";

const { tagsManifest } = manifest;

type Kept = { expired: [tag: string, expired: number][]; unsent: string[] };

/** Entries stored before `expired` are stale. A time earlier than the known one has no effect. */
export function markExpired(tag: string, expired: number): void {
  const known = tagsManifest.get(tag);
  if ((known?.expired ?? 0) < expired) tagsManifest.set(tag, { ...known, expired });
}

/**
 * Next.js keeps expired tags only in memory, and would serve stale pages after a restart. Returns
 * the tags that haven't been sent to other servers.
 */
export function readExpiredTags(folder: string): string[] {
  const { expired, unsent } = readFile(folder);
  for (const [tag, time] of expired) markExpired(tag, time);
  return unsent;
}

let writing = Promise.resolve();

export function keepExpiredTags(folder: string, unsent: string[]): Promise<void> {
  const next = writing.then(() => write(folder, unsent));
  writing = next.catch(() => {});
  return next;
}

async function write(folder: string, unsent: string[]): Promise<void> {
  const now = Date.now();
  const expired = [...tagsManifest].flatMap(([tag, entry]): Kept["expired"] =>
    entry.expired !== undefined && entry.expired <= now ? [[tag, entry.expired]] : [],
  );
  await replaceFile(fileIn(folder), JSON.stringify({ expired, unsent } satisfies Kept));
}

/** Returns nothing if no tag has expired yet, or the file is damaged. */
const readFile = (folder: string): Kept =>
  withFallback({ expired: [], unsent: [] }, () => JSON.parse(readFileSync(fileIn(folder), "utf8")));

const fileIn = (folder: string) => join(folder, "expired-tags.json");
