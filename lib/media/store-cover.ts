import "server-only";
import type { SessionClient } from "@/lib/supabase/clients";
import type { CoverFile } from "./encode-cover";
import { coverPath } from "./uploaded-cover";

const bucket = "covers";

/** One year: a stored file never changes. */
const cacheSeconds = "31536000";

export async function storeCover(client: SessionClient, files: CoverFile[]): Promise<string> {
  const id = crypto.randomUUID();
  for (const { width, bytes } of files) {
    const { error } = await client.storage.from(bucket).upload(`${id}/${width}.webp`, bytes, {
      contentType: "image/webp",
      cacheControl: cacheSeconds,
    });
    if (error) throw new Error(`cover ${id}/${width}: ${error.message}`);
  }
  return coverPath(id, Math.max(...files.map(({ width }) => width)));
}
