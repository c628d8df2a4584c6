import "server-only";
import { createHash } from "node:crypto";
import { mediaPath } from "@/lib/markdown/media-path";
import { openBucket } from "@/lib/supabase/bucket";
import type { SessionClient } from "@/lib/supabase/clients";
import { findRow } from "@/lib/supabase/query";
import { type EncodedPicture, encodePicture } from "./encode-picture";
import { maxNameLength, type Picture } from "./schema";

/** One year: a stored file never changes. */
const cacheControl = "31536000";

/**
 * Adds a file to the library, or returns the existing picture if the same file is already there.
 * `name` is the file name, `storage` a client with the secret key: no session may store files, so
 * all of them are re-encoded. Throws a user-facing PictureError.
 */
export async function storePicture(
  client: SessionClient,
  file: Buffer,
  name: string,
  storage: SessionClient,
): Promise<Picture> {
  const id = pictureId(file);
  const found = await findPicture(client, id);
  if (found) return found;
  const encoded = await encodePicture(file);
  await storeFiles(storage, "media", id, encoded);
  const { bytes, ...shape } = encoded;
  const path = mediaPath({ id, ...shape });
  const { error } = await client
    .from("media")
    .upsert(
      { id, path, bytes, name: pictureName(name) },
      { onConflict: "id", ignoreDuplicates: true },
    );
  const stored = error ? null : await findPicture(client, id);
  if (!stored) throw new Error(`picture ${id}: ${error?.message}`);
  return stored;
}

/** The start of the file's hash as a version 8 UUID. */
function pictureId(file: Buffer): string {
  const hash = createHash("sha256").update(file).digest("hex");
  const part = (from: number, to: number) => hash.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(12, 15)}-8${part(15, 18)}-${part(18, 30)}`;
}

async function findPicture(client: SessionClient, id: string): Promise<Picture | null> {
  return findRow(client, "media", "id, path, name, alt", id);
}

export async function storeFiles(
  storage: SessionClient,
  bucket: "media" | "covers",
  id: string,
  { files }: EncodedPicture,
): Promise<void> {
  const stored = openBucket(storage, bucket);
  for (const { name, type, bytes } of files) {
    const path = `${id}/${name}`;
    const options = { contentType: type, cacheControl };
    const { error } = await stored.upload(path, bytes, options);
    // An interrupted or concurrent upload of the same file may already have stored it.
    if (error && !(await stored.exists(path)).data) {
      throw new Error(`picture ${path}: ${error.message}`);
    }
  }
}

function pictureName(name: string): string {
  const line = name
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();
  return [...line].slice(0, maxNameLength).join("").trim() || "Picture";
}
