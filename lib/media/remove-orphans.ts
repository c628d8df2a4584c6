import "server-only";
import { openBucket } from "@/lib/supabase/bucket";
import { call } from "@/lib/supabase/query";
import { jobClient } from "@/lib/supabase/service";

/** Maximum number of files per run. */
const maxFiles = 1000;

/** Deletes the files of permanently deleted pictures and returns how many. Throws if that fails. */
export async function removeOrphanedMedia(): Promise<number> {
  const client = jobClient();
  const names = await call(client, "list_orphaned_media", { p_limit: maxFiles });
  if (names.length === 0) return 0;
  const { error } = await openBucket(client, "media").remove(names);
  if (error) throw new Error(`removing pictures: ${error.message}`);
  return names.length;
}
