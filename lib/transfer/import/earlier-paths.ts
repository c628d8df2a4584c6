import "server-only";
import { isSitePage } from "@/lib/redirects/admin/site-page";
import { isOwnArea, normalPath } from "@/lib/redirects/path";
import type { SessionClient } from "@/lib/supabase/clients";
import type { Json } from "@/lib/supabase/database.types";
import { call } from "@/lib/supabase/query";
import type { PostReport } from "@/lib/transfer/report";
import type { ImportOptions } from "./options";
import type { SourcePost } from "./source";

/** An earlier path of a post, to be stored as a redirect; `since` defaults to now. */
export type EarlierPath = { path: string; post_id: string; since?: string };

/**
 * Redirects earlier URLs to their posts and lists the redirects in the posts' reports. `claimed`
 * has the paths taken so far: the first post to claim a path gets it.
 */
export async function redirectEarlierUrls(
  posts: { post: SourcePost; report: PostReport }[],
  { client, isApplied }: Pick<ImportOptions, "client" | "isApplied">,
  claimed: Set<string>,
): Promise<void> {
  const paths: EarlierPath[] = [];
  for (const { post, report } of posts) {
    for (const path of urlsOf(post).map(pathOf)) {
      if (!report.id || path === null || !canLead(path, report.slug) || claimed.has(path)) continue;
      claimed.add(path);
      paths.push({ path, post_id: report.id });
    }
  }
  // A dry run stores no posts to redirect to.
  const leading = isApplied
    ? await storeEarlierPaths(client, paths)
    : new Set(paths.map(({ path }) => path));
  const redirects = Map.groupBy(
    paths.filter(({ path }) => leading.has(path)),
    ({ post_id }) => post_id,
  );
  for (const { post, report } of posts) {
    if (!report.id) continue;
    const from = new Set(redirects.get(report.id)?.map(({ path }) => path));
    if (from.size > 0) report.redirectsFrom = [...from];
    const urls = urlsOf(post);
    // The report already shows a post's only URL.
    if (urls.length === 1) continue;
    for (const url of urls) {
      const path = pathOf(url);
      if (path === `/blog/${report.slug}` || from.has(path ?? "")) continue;
      report.notes.push(`Old URL ${url.slice(0, 200)} does not redirect to this post`);
    }
  }
}

const urlsOf = ({ oldUrl, aliases }: SourcePost) => [...(oldUrl ? [oldUrl] : []), ...aliases];

function pathOf(url: string): string | null {
  if (!/^(\/|https?:)/i.test(url)) return null;
  const { pathname = "", search } = URL.parse(url, "https://own.invalid") ?? {};
  // Without its query, the path of `/blog/?p=1` is that of another page.
  return search ? null : normalPath(pathname);
}

/** Excludes the post's own path and the site's pages, such as the home page (from `/?p=1`). */
export function canLead(path: string, slug: string): boolean {
  return path !== `/blog/${slug}` && !isSitePage(path) && !isOwnArea(path);
}

/** Stores the redirects and returns the paths that now redirect. */
export async function storeEarlierPaths(
  client: SessionClient,
  paths: EarlierPath[],
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  return new Set(await call(client, "import_earlier_paths", { p_paths: paths as Json }));
}
