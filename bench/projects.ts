import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { projects } from "@/content/projects";
import { randomIp } from "@/e2e/support/random-ip";
import type { Stack } from "@/local/process/stack";
import { readConfig } from "../local/process/config.ts";
import { startSite } from "../local/process/start-site.ts";
import { median } from "./median.ts";

// Compares response times with three and with 200 projects: `npm run bench:projects`. "first" is the
// first request after a publication, "stored" a later one. Prints medians in milliseconds.
const total = 200;
const rounds = 15;
const paths = [
  "/",
  "/portfolio",
  "/portfolio/9",
  "/sitemaps/pages-1.xml",
  "/sitemaps/pages-2.xml",
  "/llms.txt",
  "/api/search?q=portal",
];

process.env.TRUSTED_PROXIES = "1";
const dir = await mkdtemp(join(tmpdir(), "site-bench-"));
const config = readConfig({
  PORT: "3170",
  SUPABASE_PORT: "3172",
  MAIL_PORT: "3173",
  LOCAL_DIR: dir,
});
const distDir = join(".local", "bench", "next");
const site = await startSite({ config, mode: "preview", distDir, log: console.log });
try {
  const few = await measure(site.stack);
  await addProjects(site.stack);
  const many = await measure(site.stack);
  console.log(`\n        first            stored     ${projects.length} and ${total} projects`);
  for (const [index, path] of paths.entries()) {
    const columns = [few[index], many[index]].map((times) => times ?? { first: 0, stored: 0 });
    const [one, other] = columns as [Times, Times];
    console.log(`${shown(one.first, other.first)} ${shown(one.stored, other.stored)}  ${path}`);
  }
} finally {
  await site.stop();
  await rm(dir, { recursive: true, force: true });
}

type Times = { first: number; stored: number };

async function measure({ sql }: Stack): Promise<Times[]> {
  const times = paths.map(() => ({ first: [] as number[], stored: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    await sql("select public.expire_tags(array['content:projects', 'posts'])");
    // Longer than a server takes to learn of it.
    await wait(1_000);
    for (const [index, path] of paths.entries()) {
      times[index]?.first.push(await timeOf(path));
      for (let more = 0; more < 5; more += 1) times[index]?.stored.push(await timeOf(path));
    }
  }
  return times.map(({ first, stored }) => ({ first: median(first), stored: median(stored) }));
}

async function timeOf(path: string): Promise<number> {
  const start = performance.now();
  // Another visitor each time, because searches are limited.
  const headers = { "x-forwarded-for": randomIp() };
  const answer = await fetch(site.url + path, { headers });
  await answer.arrayBuffer();
  if (!answer.ok && path !== "/sitemaps/pages-2.xml") throw new Error(`${path}: ${answer.status}`);
  return performance.now() - start;
}

async function addProjects({ sql }: Stack): Promise<void> {
  const entries = Array.from({ length: total - projects.length }, (_, index) => {
    const { id: _id, ...project } = projects[index % projects.length] ?? {};
    const published = { ...project, title: `Project ${index}` };
    const entry = { kind: "projects", key: `${10 + index}`, title: published.title, published };
    return { ...entry, status: "published", schema_no: 1, is_added: true };
  });
  await sql("select public.import_contents($1, true)", JSON.stringify(entries));
}

function shown(few: number, many: number): string {
  const ratio = (many / few).toFixed(2);
  return [few.toFixed(1), many.toFixed(1), ratio].map((text) => text.padStart(6)).join(" ");
}
