import "server-only";
import { join } from "node:path";
import { buildEnv } from "@/lib/env";
import { reportError } from "@/lib/log";
import { publicClient } from "@/lib/supabase/clients";
import { limitedFolder } from "./limited-folder";

/** In bytes: about 8,000 files. */
const maxOnDisk = 500_000_000;

// The one folder of a build that the next build leaves alone.
const onDisk = limitedFolder(join(buildEnv().NEXT_DIST_DIR, "cache", "covers"), maxOnDisk);

/** From the disk once it was read: the type comes from the name. Null for one that does not exist. */
export async function readCover(id: string, file: string): Promise<Blob | null> {
  const format = /^\d{1,4}\.(avif|webp)$/.exec(file)?.[1];
  if (!format || !/^[0-9a-f-]{36}$/.test(id)) return null;
  const name = `${id}-${file}`;
  const bytes = (await onDisk.read(name)) ?? (await readStored(`${id}/${file}`, name));
  return bytes && new Blob([bytes], { type: `image/${format}` });
}

async function readStored(path: string, name: string): Promise<Buffer<ArrayBuffer> | null> {
  const { data, error } = await publicClient().storage.from("covers").download(path);
  if (!data) {
    if (error && "status" in error && Number(error.status) < 500) return null;
    throw new Error(`cover ${path}: ${error?.message}`);
  }
  const bytes = Buffer.from(await data.arrayBuffer());
  // A host without a disk keeps its pages elsewhere, too.
  if (buildEnv().PAGE_CACHE !== "off") {
    await onDisk.keep(name, bytes).catch((error) => reportError(error, "keeping a cover"));
  }
  return bytes;
}
