import "server-only";
import type { SessionClient } from "@/lib/supabase/clients";
import type { CoverFile } from "./encode-cover";
import { coverPath } from "./uploaded-cover";

const bucket = "covers";

/** One year: a stored file never changes. */
const cacheSeconds = "31536000";

export async function storeCover(client: SessionClient, files: CoverFile[]): Promise<string> {
  const id = crypto.randomUUID();
  for (const { width, format, bytes } of files) {
    const file = `${id}/${width}.${format}`;
    const { error } = await client.storage.from(bucket).upload(file, bytes, {
      contentType: `image/${format}`,
      cacheControl: cacheSeconds,
    });
    if (error) throw new Error(`cover ${file}: ${error.message}`);
  }
  return coverPath(id, Math.max(...files.map(({ width }) => width)));
}
