import "server-only";
import { join } from "node:path";
import { buildEnv } from "@/lib/env";
import { reportError } from "@/lib/log";
import { openBucket } from "@/lib/supabase/bucket";
import { publicClient } from "@/lib/supabase/clients";
import { limitedFolder } from "./limited-folder";

/** Cache size in bytes, enough for about 8,000 files. */
const maxOnDisk = 500_000_000;

/** Covers from before the media library existed, and the library itself. */
type Bucket = "covers" | "media";

// The only folder of a build that the next build keeps.
const onDisk = limitedFolder(join(buildEnv().NEXT_DIST_DIR, "cache", "covers"), maxOnDisk);

/**
 * Files are cached on disk, so the type comes from the name. Returns null if the file doesn't
 * exist.
 */
export async function readPicture(bucket: Bucket, id: string, file: string): Promise<Blob | null> {
  const stored = storedName(file);
  if (!stored || !/^[0-9a-f-]{36}$/.test(id)) return null;
  const name = `${bucket}-${id}-${stored}`;
  const bytes = (await onDisk.read(name)) ?? (await readStored(bucket, `${id}/${stored}`, name));
  return bytes && new Blob([bytes], { type: `image/${stored.endsWith("avif") ? "avif" : "webp"}` });
}

/** Finds the stored file for a picture's path, which contains more than the file name. */
function storedName(file: string): string | null {
  const [, width, end, format] =
    /^(\d{1,5})(?:x\d{1,5}(-[\w-]{1,32})?)?\.(avif|webp)$/.exec(file) ?? [];
  if (!width) return null;
  return end === "-animated" ? `animated.${format}` : `${width}.${format}`;
}

async function readStored(bucket: Bucket, path: string, name: string) {
  const { data, error } = await openBucket(publicClient(), bucket).download(path);
  if (!data) {
    if (error && "status" in error && Number(error.status) < 500) return null;
    throw new Error(`picture ${path}: ${error?.message}`);
  }
  const bytes = Buffer.from(await data.arrayBuffer());
  // Hosts without the page cache have no disk to write to.
  if (buildEnv().PAGE_CACHE !== "off") {
    await onDisk.keep(name, bytes).catch((error) => reportError(error, "keeping a picture"));
  }
  return bytes;
}
