import { type FilledSite, request } from "./filled-site.ts";

const visitsAtOnce = 4;

export type Crawl = { visited: number; indexable: Set<string>; broken: string[] };

/** Follows links from the home page to all pages that robots.txt allows. */
export async function crawl(site: FilledSite): Promise<Crawl> {
  const robots = await (await request(site, "/robots.txt")).text();
  const disallowed = [...robots.matchAll(/^Disallow: (\S+)/gm)].map(([, prefix = ""]) => prefix);
  const found = new Set(["/"]);
  const waiting = ["/"];
  const result: Crawl = { visited: 0, indexable: new Set(), broken: [] };
  const add = (path: string | null) => {
    if (!path || found.has(path) || disallowed.some((prefix) => path.startsWith(prefix))) return;
    found.add(path);
    waiting.push(path);
  };
  const visit = async (path: string) => {
    const response = await request(site, path);
    const body = await response.text();
    result.visited += 1;
    if (response.status >= 400) result.broken.push(`${path} answers ${response.status}`);
    add(pathOf(site, response.headers.get("location")));
    if (!response.headers.get("content-type")?.startsWith("text/html")) return;
    for (const [, href = ""] of body.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) add(pathOf(site, href));
    if (response.ok && isIndexable(site, path, body)) result.indexable.add(path);
  };
  const walk = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) await visit(path);
  };
  await walkTogether(walk, () => waiting.length > 0);
  return result;
}

/** Repeats walks, because one may run out of paths while others are still finding new ones. */
async function walkTogether(walk: () => Promise<void>, hasMore: () => boolean): Promise<void> {
  while (hasMore()) await Promise.all(Array.from({ length: visitsAtOnce }, walk));
}

function pathOf({ url }: FilledSite, link: string | null): string | null {
  if (!link) return null;
  const { origin, pathname, search } = new URL(link.replaceAll("&amp;", "&"), url);
  return origin === url ? pathname + search : null;
}

function isIndexable({ url }: FilledSite, path: string, html: string): boolean {
  const robots = html.match(/<meta name="robots" content="([^"]*)"/)?.[1] ?? "";
  const canonical = html.match(/<link rel="canonical" href="([^"]*)"/)?.[1];
  if (robots.includes("noindex") || !canonical) return false;
  return new URL(canonical).href === new URL(path, url).href;
}

/** Returns the paths in all parts of the sitemap. */
export async function sitemapPaths(site: FilledSite): Promise<string[]> {
  const paths: string[] = [];
  for (const part of await locationsIn(site, "/sitemap.xml")) {
    paths.push(...(await locationsIn(site, part)));
  }
  return paths;
}

async function locationsIn(site: FilledSite, path: string): Promise<string[]> {
  const xml = await (await request(site, path)).text();
  return [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
}
