import "server-only";
import { env } from "@/lib/env";
import { readOutline } from "@/lib/markdown/render";
import { listProjectPaths } from "@/lib/portfolio/paths";
import type { TypedPost } from "@/lib/posts/admin/versions/open-editor";
import { isSitePage } from "@/lib/redirects/admin/site-page";
import { isOwnArea, normalPath } from "@/lib/redirects/path";
import type { SessionClient } from "@/lib/supabase/clients";
import { orThrow } from "@/lib/supabase/query";
import { type CheckAnswer, checkPost, type KnownSite } from "./checks";
import { slugOf, targetOf } from "./links";

/** Maximum posts to look up; links beyond that are assumed to work. */
const maxPosts = 100;

/** Throws on an outage, or if parsing the text times out. */
export async function runChecks(client: SessionClient, values: TypedPost): Promise<CheckAnswer> {
  const { outline, excerpt } = await readOutline(values.content);
  const paths = outline.links.flatMap(({ url }) => {
    const target = targetOf(url, env().SITE_URL);
    return target.kind === "own" ? [target.path] : [];
  });
  const slugs = paths.flatMap((path) => slugOf(path) ?? []);
  const [posts, redirected, projects] = await Promise.all([
    findPosts(client, [...new Set(slugs)]),
    findRedirects(client, [...new Set(paths)]),
    listProjectPaths(client),
  ]);
  return {
    checks: checkPost(values, outline, {
      url: env().SITE_URL,
      posts,
      isPage: (path) => redirected.has(path) || isPage(path, projects),
    }),
    excerpt,
  };
}

async function findPosts(client: SessionClient, slugs: string[]): Promise<KnownSite["posts"]> {
  const requested = slugs.slice(0, maxPosts);
  const unasked = slugs.slice(maxPosts).map((slug) => [slug, "published"] as const);
  if (requested.length === 0) return new Map();
  const data = await client
    .from("blogs")
    .select("slug, published")
    .in("slug", requested)
    .then(orThrow("Links of a post"));
  return new Map([
    ...unasked,
    ...data.map(({ slug, published }) => [slug, published ? "published" : "draft"] as const),
  ]);
}

async function findRedirects(client: SessionClient, paths: string[]): Promise<Set<string>> {
  const requested = paths.flatMap((path) => normalPath(path) ?? []).slice(0, maxPosts);
  if (requested.length === 0) return new Set();
  const data = await client
    .from("redirects")
    .select("source")
    .in("source", requested)
    .then(orThrow("Links of a post"));
  return new Set(data.map(({ source }) => source));
}

/** Assumes that files and deeper paths exist. */
function isPage(path: string, projects: ReadonlySet<string>): boolean {
  if (isSitePage(path, projects) || isOwnArea(path) || path.includes(".")) return true;
  return /^\/[^/]+\//.test(path) && !/^\/(blog|portfolio)\/[^/]*$/.test(path);
}
