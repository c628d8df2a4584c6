import "server-only";
import { parseMediaPath, widthsFor } from "@/lib/markdown/media-path";
import { openBucket } from "@/lib/supabase/bucket";
import type { SessionClient } from "@/lib/supabase/clients";

export type StoredFile = { bucket: "media" | "covers"; name: string };

const cover = /^\/covers\/([0-9a-f-]{36})\/(\d{1,4})\.webp$/;

/** Returns the stored files of a picture; empty if the path isn't a stored picture's. */
export function filesOf(path: string): StoredFile[] {
  const media = parseMediaPath(path);
  if (media) {
    const files = stillFiles("media", media.id, media.width);
    return media.isAnimated
      ? [...files, { bucket: "media", name: `${media.id}/animated.webp` }]
      : files;
  }
  const [, id, width] = cover.exec(path) ?? [];
  return id ? stillFiles("covers", id, Number(width)) : [];
}

/** Returns null if the file does not exist. */
export async function readStored(
  client: SessionClient,
  { bucket, name }: StoredFile,
): Promise<Buffer | null> {
  const { data, error } = await openBucket(client, bucket).download(name);
  if (data) return Buffer.from(await data.arrayBuffer());
  if ("status" in error && (error.status === 404 || error.status === 400)) return null;
  throw new Error(`picture ${bucket}/${name}: ${error.message}`);
}

function stillFiles(bucket: StoredFile["bucket"], id: string, width: number): StoredFile[] {
  return widthsFor(width).flatMap((size) => [
    { bucket, name: `${id}/${size}.avif` },
    { bucket, name: `${id}/${size}.webp` },
  ]);
}
