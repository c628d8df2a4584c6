import "server-only";
import { updateTag } from "next/cache";
import { listProjectPaths } from "@/lib/portfolio/paths";
import { refreshPages } from "@/lib/posts/admin/refresh";
import { postTags } from "@/lib/posts/cache-tags";
import { expireRedirects } from "@/lib/redirects/known-redirects";
import type { SessionClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";
import { isRowId } from "@/lib/supabase/row";
import { listSources } from "./queries";
import { type LineOutcome, type RedirectLine, storeLines } from "./read-lines";

/**
 * Stores redirects and returns the outcome of each line; storing the same lines again is a no-op.
 * With `p_replaces`, a line without an id updates the redirect at its path. Throws on failure.
 */
export async function storeRedirects(
  client: SessionClient,
  lines: readonly RedirectLine[],
  p_replaces: boolean,
): Promise<LineOutcome[]> {
  // Cached pages at the previous paths still redirect, so refresh those too.
  const ids = lines.flatMap(({ id }) => (id && isRowId(id) ? id : []));
  const [sources, projects] = await Promise.all([
    listSources(client, ids),
    listProjectPaths(client),
  ]);
  const outcomes = await storeLines(
    lines,
    (p_redirects) => call(client, "store_redirects", { p_redirects, p_replaces }),
    projects,
  );
  const stored = outcomes.flatMap((outcome) => (outcome.status === "stored" ? outcome.source : []));
  refreshRedirects([...sources, ...stored]);
  return outcomes;
}

/** Maximum number of pages; above it, all lists of posts are refreshed instead. */
const maxTags = 20;

/** Called after redirects from these paths change: stored post pages redirect from former slugs. */
export function refreshRedirects(sources: readonly string[]): void {
  expireRedirects();
  const slugs = sources.flatMap((source) => /^\/blog\/([^/]+)$/.exec(source)?.[1] ?? []);
  if (slugs.length > maxTags) updateTag(postTags.all);
  else refreshPages(...slugs);
}
