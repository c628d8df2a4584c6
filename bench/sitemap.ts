import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readConfig } from "../local/process/config.ts";
import { type Site, startSite } from "../local/process/start-site.ts";

// How long the site takes over a part of the sitemap, and whether the parts name exactly the published
// posts: `npm run bench:sitemap`, after a run of the http tests, whose build it serves. The fastest of some
// requests in milliseconds, cold (the first after a change of posts) and warm. Ends by itself.
const rounds = 9;

console.log("    posts  part             cold   warm    bytes");
for (const posts of [100, 5_000, 100_000]) {
  const dir = await mkdtemp(join(tmpdir(), "site-bench-"));
  const distDir = join(".local", `bench-${process.pid}`);
  await cp(".local/test/next", distDir, { recursive: true });
  const config = readConfig({
    PORT: "3191",
    SUPABASE_PORT: "3192",
    MAIL_PORT: "3193",
    LOCAL_DIR: dir,
  });
  const site = await startSite({ config, mode: "built", distDir });
  try {
    await fill(site, posts);
    await expire(site);
    const index = await locationsIn(site, "/sitemap.xml");
    const parts = index.filter((path) => path.includes("posts-"));
    await compare(site, parts);
    const middle = parts[Math.floor(parts.length / 2)];
    const shown = [parts[0], middle, parts.at(-2), "/sitemaps/pages-1.xml", "/sitemaps/tags-1.xml"];
    for (const path of new Set(["/sitemap.xml", ...shown])) if (path) await show(site, posts, path);
  } finally {
    await site.stop();
    await rm(dir, { recursive: true, force: true });
    await rm(distDir, { recursive: true, force: true });
  }
}

async function fill({ stack: { sql } }: Site, posts: number): Promise<void> {
  await sql("delete from public.blogs");
  // The index of the search takes most of the time, and no sitemap reads it.
  await sql("alter table public.blogs disable trigger index_post");
  await sql(`insert into public.blogs (title, slug, content, tags, published, created_at)
    select 'Post number ' || n || ' on designing', 'post-' || n, 'Some words of a post.',
      array['Web design', 'Tag ' || n % 20], true, timestamptz '2026-06-01' - (n - 0.5) * interval '3650 days' / ${posts}
    from generate_series(1, ${posts}) as n`);
  await sql("vacuum analyze");
}

/** As another server does after an edit; this one knows a second later. */
async function expire({ stack }: Site): Promise<void> {
  await stack.sql("select public.expire_tags(array['posts'])");
  await wait(1_500);
}

async function locationsIn(site: Site, path: string): Promise<string[]> {
  const xml = await (await fetch(site.url + path)).text();
  return [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
}

async function compare(site: Site, parts: string[]): Promise<void> {
  const named: string[] = [];
  for (const part of parts) named.push(...(await locationsIn(site, part)));
  const rows = await site.stack.sql<{ path: string }>(
    "select '/blog/' || slug as path from public.blogs where published",
  );
  const published = new Set(rows.map(({ path }) => path));
  const same = named.length === published.size && named.every((path) => published.delete(path));
  if (!same) throw new Error(`The sitemap names ${named.length} posts of ${rows.length}.`);
  console.log(`${rows.length} published posts, each named once in ${parts.length} parts`);
}

async function show(site: Site, posts: number, path: string): Promise<void> {
  const cold: number[] = [];
  const warm: number[] = [];
  let bytes = 0;
  const ask = async (times: number[]) => {
    const start = performance.now();
    bytes = (await (await fetch(site.url + path)).arrayBuffer()).byteLength;
    times.push(performance.now() - start);
  };
  for (let round = 0; round < rounds; round++) {
    await expire(site);
    await ask(cold);
    for (let n = 0; n < 10; n++) await ask(warm);
  }
  const [first, then] = [cold, warm].map((times) =>
    Math.min(...times)
      .toFixed(1)
      .padStart(6),
  );
  console.log(
    `${String(posts).padStart(9)}  ${path.replace("/sitemaps/", "").padEnd(14)} ${first} ${then} ${String(bytes).padStart(8)}`,
  );
}
