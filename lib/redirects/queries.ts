import "server-only";
import { listProjectPaths } from "@/lib/portfolio/paths";
import { call } from "@/lib/supabase/query";
import { jobClient, serviceClient } from "@/lib/supabase/service";

type Answer = {
  version: number;
  redirects?: [source: string, target: string | null, status: number][];
};

/** Omits the redirects if `version` is the current one. Throws if the query fails. */
export async function redirectsSince(version: number): Promise<Answer> {
  return call(jobClient(), "redirects_since", { p_version: version });
}

type Counts = Record<string, number>;

/** Throws if the query fails. */
export async function addCounts(hits: Counts, missing: Counts): Promise<void> {
  await call(jobClient(), "count_paths", { p_hits: hits, p_missing: missing });
}

/** Returns true if the lookup fails. */
export async function isPostKnown(slug: string): Promise<boolean> {
  return call(serviceClient(), "post_is_known", { p_slug: slug }).catch(() => true);
}

/** Whether visitors see a project at this path. Returns true if the lookup fails. */
export async function isProjectShown(path: string): Promise<boolean> {
  if (!/^\/portfolio\/[^/]+$/.test(path)) return false;
  const paths = await listProjectPaths(serviceClient()).catch(() => null);
  return paths === null || paths.has(path);
}
