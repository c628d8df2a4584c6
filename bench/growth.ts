import { crawl, sitemapPaths } from "./growth/crawl.ts";
import {
  disk,
  expirePosts,
  type FilledSite,
  memory,
  memoryAtRest,
  request,
  withBuild,
  withPosts,
} from "./growth/filled-site.ts";
import { measure, type Times } from "./growth/times.ts";
import { median } from "./median.ts";

// Checks that the site stays as fast and as small with 100,000 posts as with 100:
// `npm run bench:growth`, optionally with three other sizes. Takes about half an hour, with its own
// build and databases.
// Fails if page sizes, the sitemap, the log, memory or disk use are off. For times, compare
// the ratios rather than the values.
const [small = 100, medium = 10_000, large = 100_000] = process.argv.slice(2).map(Number);
const maxMemory = 400;

const failures: string[] = [];

function check(name: string, holds: boolean): void {
  console.log(`  ${holds ? "holds" : "FAILS"}: ${name}`);
  if (!holds) failures.push(name);
}

/** Checks that `faults` is empty, and otherwise prints the first few. */
function checkNone(name: string, faults: string[]): void {
  check(name, faults.length === 0);
  for (const fault of faults.slice(0, 5)) console.log(`    ${fault}`);
}

const times = new Map<number, Times>();
await withBuild(async () => {
  await withPosts(small, timePages);
  await withPosts(large, async (site) => {
    await timePages(site);
    await compareSizes(site);
  });
  await withPosts(medium, async (site) => {
    await timePages(site);
    showTimes();
    await crawlTwice(site);
    await askForMadeUp(site);
  });
});
if (failures.length > 0) {
  console.log(`\nDoes not hold:\n  ${failures.join("\n  ")}`);
  process.exitCode = 1;
}

async function timePages(site: FilledSite): Promise<void> {
  console.log(`\n${site.posts} posts`);
  times.set(site.posts, await measure(site));
}

/** Crawls the site twice and compares the results. */
async function crawlTwice(site: FilledSite): Promise<void> {
  await expirePosts(site);
  const stored = await disk(site);
  const first = await crawl(site);
  const pages = first.indexable.size;
  const kilobytes = ((await disk(site)) - stored) * 1024;
  console.log(`${first.visited} addresses crawled, ${pages} of them pages to index`);
  console.log(`  ${(kilobytes / first.visited).toFixed()} KB on disk for each, once and for all`);
  const busy = await memory();
  const used = await memoryAtRest();
  const second = await crawl(site);
  const listed = await sitemapPaths(site);
  const rows = await site.sql<{ path: string }>(
    "select '/blog/' || slug as path from public.blogs where published",
  );
  const posts = listed.filter((path) => /^\/blog\/[^/]+$/.test(path) && path !== "/blog/archive");
  const published = new Set(rows.map(({ path }) => path));
  const sitemap = new Set(listed);
  check("the sitemap has each address once", sitemap.size === listed.length);
  checkNone(`${sitemap.size} addresses in it, as crawled`, differing(sitemap, first.indexable));
  checkNone(`${posts.length} posts in it, as published`, differing(new Set(posts), published));
  checkNone("a second crawl finds the same", differing(second.indexable, first.indexable));
  checkNone("no link is broken", [...first.broken, ...second.broken]);
  checkNone("nothing in the log", logOf(site));
  check(
    `memory of ${used.toFixed()} MB at rest, at most ${maxMemory}; ${busy.toFixed()} MB at work`,
    used <= maxMemory,
  );
}

function differing(one: Set<string>, other: Set<string>): string[] {
  return [...one.symmetricDifference(other)];
}

function logOf(site: FilledSite): string[] {
  return site.errors().split("\n").filter(Boolean);
}

/** Requests unknown paths, which must not increase memory or disk use. */
async function askForMadeUp(site: FilledSite): Promise<void> {
  const stored = await disk(site);
  const addresses = ["/blog/", "/portfolio/", "/blog/tag/", "/blog/tag/x/page/", "/search?q="];
  const used: number[] = [];
  for (const half of [0, 1]) {
    for (let n = 0; n < 10_000; n += 4) {
      const numbers = [0, 1, 2, 3].map((step) => half * 10_000 + n + step);
      const asked = numbers.map((number) => {
        const address = addresses[number % addresses.length] ?? "/";
        return request(site, `${address}made-up-${number}`);
      });
      for (const response of await Promise.all(asked)) await response.arrayBuffer();
    }
    used.push(await memoryAtRest());
  }
  const [first = 0, second = 0] = used;
  check(
    `memory of ${first.toFixed()} MB after 10,000 made-up addresses, ${second.toFixed()} MB after 20,000`,
    second <= 1.1 * first,
  );
  const added = (await disk(site)) - stored;
  check(`${added.toFixed(1)} MB on disk for 20000 made-up addresses, at most 5`, added <= 5);
  checkNone("nothing in the log", logOf(site));
}

/** Compares the sizes of up to 200 blog pages that list the same number of posts. */
async function compareSizes(site: FilledSite): Promise<void> {
  const pages = Math.floor(site.posts / 12);
  const sizes: number[] = [];
  const cold: number[] = [];
  const sizeOf = async (path: string) => {
    const start = performance.now();
    const bytes = (await (await request(site, path)).arrayBuffer()).byteLength;
    cold.push(performance.now() - start);
    return bytes;
  };
  const first = await sizeOf("/blog");
  for (let page = 2; page <= pages; page += Math.ceil(pages / 200)) {
    sizes.push(await sizeOf(`/blog/page/${page}`));
  }
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  console.log(
    `Each for the first time: ${median(cold).toFixed()} ms, the slowest ${Math.max(...cold).toFixed()} ms`,
  );
  const spread = 100 * (most / least - 1);
  check(`pages of ${least} to ${most} bytes, ${spread.toFixed(1)} % apart, at most 5`, spread <= 5);
  check(`${(most / first).toFixed(2)} times the first page, at most 1.3`, most <= 1.3 * first);
}

function showTimes(): void {
  const sizes = [small, medium, large].map((posts) => `${posts} posts`.padStart(16));
  console.log(`\nMilliseconds, cold and warm${" ".repeat(5)}${sizes.join("")}           ratio`);
  for (const [name, baseline] of times.get(small) ?? []) {
    const rows = [small, medium, large].map((posts) => times.get(posts)?.get(name) ?? baseline);
    const cells = rows.map(({ cold, warm }) => cell(cold) + cell(warm));
    const last = rows.at(-1) ?? baseline;
    const ratio = [last.cold / baseline.cold, last.warm / baseline.warm].map((value) =>
      value.toFixed(2).padStart(8),
    );
    console.log(name.padEnd(32) + cells.join("") + ratio.join(""));
  }
}

function cell(value: number): string {
  return value.toFixed(1).padStart(8);
}
