import "server-only";
import { join } from "node:path";
import { buildEnv } from "@/lib/env";
import { reportError } from "@/lib/log";
import { openBucket } from "@/lib/supabase/bucket";
import { publicClient } from "@/lib/supabase/clients";
import { limitedFolder } from "./limited-folder";

/** In bytes: about 8,000 files. */
const maxOnDisk = 500_000_000;

/** Covers that were stored by themselves, and the library. */
type Bucket = "covers" | "media";

// The one folder of a build that the next build leaves alone.
const onDisk = limitedFolder(join(buildEnv().NEXT_DIST_DIR, "cache", "covers"), maxOnDisk);

/** From the disk once it was read: the type comes from the name. Null for one that does not exist. */
export async function readPicture(bucket: Bucket, id: string, file: string): Promise<Blob | null> {
  const stored = storedName(file);
  if (!stored || !/^[0-9a-f-]{36}$/.test(id)) return null;
  const name = `${bucket}-${id}-${stored}`;
  const bytes = (await onDisk.read(name)) ?? (await readStored(bucket, `${id}/${stored}`, name));
  return bytes && new Blob([bytes], { type: `image/${stored.endsWith("avif") ? "avif" : "webp"}` });
}

/** The path of a picture says more of it than the name of its file. */
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
  // A host without a disk keeps its pages elsewhere, too.
  if (buildEnv().PAGE_CACHE !== "off") {
    await onDisk.keep(name, bytes).catch((error) => reportError(error, "keeping a picture"));
  }
  return bytes;
}
