import "server-only";
import { jobClient, serviceClient } from "@/lib/supabase/service";

type Answer = {
  version: number;
  redirects?: [source: string, target: string | null, status: number][];
};

/** Without the redirects where `version` is the current one. Throws on an outage. */
export async function redirectsSince(version: number): Promise<Answer> {
  const { data, error } = await jobClient().rpc("redirects_since", { p_version: version });
  if (error) throw new Error(`redirects_since: ${error.message}`);
  return data as Answer;
}

type Counts = Record<string, number>;

/** Throws on an outage. */
export async function addCounts(hits: Counts, missing: Counts): Promise<void> {
  const { error } = await jobClient().rpc("count_paths", { p_hits: hits, p_missing: missing });
  if (error) throw new Error(`count_paths: ${error.message}`);
}

/** True where it cannot be known. */
export async function isPostKnown(slug: string): Promise<boolean> {
  const { data, error } = await serviceClient().rpc("post_is_known", { p_slug: slug });
  return error !== null || data;
}
