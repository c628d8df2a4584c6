import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Stack, startStack } from "../local/process/stack.ts";

// How long the database takes over a page of the blog, of a tag that every post has, and of a year, and over
// what stands below a post: `npm run bench:lists`. Medians in milliseconds over the API, on a throw-away
// stack, with 100 and with 100,000 posts of ten years. Ends by itself.
const requests = 50;

console.log(`${"first".padStart(14)} ${"middle".padStart(8)} ${"last".padStart(8)}`);
for (const posts of [100, 100_000]) {
  const dir = await mkdtemp(join(tmpdir(), "site-bench-"));
  const ports = { supabasePort: 3192, mailPort: 3193 };
  const stack = await startStack({ dir, ...ports, siteUrl: "http://localhost", seed: false });
  try {
    const start = performance.now();
    await fill(stack, posts);
    console.log(`${posts} posts, stored in ${Math.round(performance.now() - start)} ms`);
    const last = Math.floor((posts - 1) / 12) * 12;
    const froms = [0, Math.floor(last / 24) * 12, last];
    await show("blog", stack, froms, (p_from) => ["list_published", { p_from, p_size: 12 }]);
    const p_tag = "web-design";
    await show("tag", stack, froms, (p_from) => ["list_published", { p_from, p_size: 12, p_tag }]);
    const year = { p_year: 2024, p_zone: "America/Port_of_Spain", p_size: 100 };
    const lastOfYear = Math.floor(posts / 10) - 100;
    const inYear = [0, Math.floor(lastOfYear / 2), lastOfYear].map((from) => Math.max(0, from));
    await show("year", stack, inYear, (p_from) => ["list_year", { ...year, p_from }]);
    const places = [1, Math.floor(posts / 2), posts];
    await show("post", stack, places, (n) => ["list_further", { p_slug: `post-${n}`, p_size: 3 }]);
    await show("years", stack, [0], () => ["list_years", { p_zone: year.p_zone }]);
  } finally {
    await stack.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function fill({ sql }: Stack, posts: number): Promise<void> {
  await sql(`insert into public.blogs (title, slug, content, tags, published, created_at)
    select 'Post number ' || n || ' on designing', 'post-' || n, repeat('Some words of a post. ', 100),
      array['Web design', 'Tag ' || n % 20], true, timestamptz '2026-06-01' - (n - 0.5) * interval '3650 days' / ${posts}
    from generate_series(1, ${posts}) as n`);
  // What a server of Postgres does by itself, a while after rows have come.
  await sql("vacuum analyze");
}

type Call = (value: number) => [name: string, values: object];

async function show(name: string, stack: Stack, values: number[], call: Call): Promise<void> {
  const medians = [];
  for (const value of values) {
    const times = [];
    for (let n = 0; n < requests; n++) times.push(await timeOf(stack, ...call(value)));
    medians.push(times.sort((a, b) => a - b)[requests / 2] ?? Number.NaN);
  }
  console.log(name.padEnd(6) + medians.map((time) => time.toFixed(2).padStart(8)).join(" "));
}

async function timeOf({ supabaseUrl, publishableKey }: Stack, name: string, values: object) {
  const start = performance.now();
  const answer = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify(values),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name} answered ${text}`);
  return performance.now() - start;
}
