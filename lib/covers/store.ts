import "server-only";
import type { SessionClient } from "@/lib/supabase/session";
import type { CoverFile } from "./encode";
import { coverAddress } from "./uploaded";

const bucket = "covers";

/** A year: what stands at an address of ours is never changed. */
const cacheSeconds = "31536000";

/** Stores a cover's files with the admin's own rights and answers its address. Throws where that fails. */
export async function storeCover(client: SessionClient, files: CoverFile[]): Promise<string> {
  const id = crypto.randomUUID();
  for (const { width, bytes } of files) {
    const { error } = await client.storage.from(bucket).upload(`${id}/${width}.webp`, bytes, {
      contentType: "image/webp",
      cacheControl: cacheSeconds,
    });
    if (error) throw new Error(`cover ${id}/${width}: ${error.message}`);
  }
  return coverAddress(id, Math.max(...files.map(({ width }) => width)));
}
