import "server-only";
import { openBucket } from "@/lib/supabase/bucket";
import { jobClient } from "@/lib/supabase/service";

/** For each run of the job. */
const maxFiles = 1000;

/** Deletes the files of pictures that are gone for good; returns how many. Throws on an outage. */
export async function removeOrphanedMedia(): Promise<number> {
  const client = jobClient();
  const { data: names, error } = await client.rpc("list_orphaned_media", { p_limit: maxFiles });
  if (error) throw new Error(`list_orphaned_media: ${error.message}`);
  if (names.length === 0) return 0;
  const { error: failed } = await openBucket(client, "media").remove(names);
  if (failed) throw new Error(`removing pictures: ${failed.message}`);
  return names.length;
}
