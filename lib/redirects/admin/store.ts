import "server-only";
import { updateTag } from "next/cache";
import { cacheTags } from "@/lib/cache-tags";
import { refreshPages } from "@/lib/posts/admin/refresh";
import { expireRedirects } from "@/lib/redirects/known-redirects";
import type { SessionClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";
import { isRowId } from "@/lib/supabase/row";
import { listSources } from "./queries";
import { type LineOutcome, type RedirectLine, storeLines } from "./read-lines";

/**
 * Stores many at once and says of each what came of it; the same lines again change nothing. `replaces`:
 * a line without an id changes the redirect that has its path. Throws on an outage.
 */
export async function storeRedirects(
  client: SessionClient,
  lines: readonly RedirectLine[],
  p_replaces: boolean,
): Promise<LineOutcome[]> {
  // Where a redirect stood before, a stored page leads on still.
  const ids = lines.flatMap(({ id }) => (id && isRowId(id) ? id : []));
  const sources = await listSources(client, ids);
  const outcomes = await storeLines(lines, (p_redirects) =>
    call(client, "store_redirects", { p_redirects, p_replaces }),
  );
  const stored = outcomes.flatMap((one) => (one.status === "stored" ? one.source : []));
  refreshRedirects([...sources, ...stored]);
  return outcomes;
}

/** In pages: with more, all lists of posts are rendered anew instead. */
const maxTags = 20;

/** After a change of redirects from these paths: stored pages of posts answer for earlier slugs. */
export function refreshRedirects(sources: readonly string[]): void {
  expireRedirects();
  const slugs = sources.flatMap((source) => /^\/blog\/([^/]+)$/.exec(source)?.[1] ?? []);
  if (slugs.length > maxTags) updateTag(cacheTags.posts);
  else refreshPages(...slugs);
}
