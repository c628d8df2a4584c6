import { setTimeout as wait } from "node:timers/promises";
import { memory } from "./growth/filled-site.ts";
import { withSite } from "./load/site.ts";
import { publicForms, submitForm } from "./load/submissions.ts";

// Simulates visitors who read pages, plus ten submissions a second: `npm run bench:crowd`,
// optionally with minutes and number of visitors. Runs over loopback, with its own build and data.
// Fails on any unexpected response or logged error; times are only printed.
const [minutes = 5, visitors = 200] = process.argv.slice(2).map(Number);
const submissionsPerSecond = 10;
const pages = [
  "/",
  "/about",
  "/portfolio",
  "/portfolio/9",
  "/get-started",
  "/contact",
  "/blog",
  "/portfolio/8",
  "/blog/forms-people-finish",
  "/blog/why-small-business-sites-are-slow",
  "/feed.xml",
  "/privacy",
];

const errors = new Map<string, number>();
const times: Record<"pages" | "submissions", number[]> = { pages: [], submissions: [] };

await withSite(async (site) => {
  // Skip consultations: there are not enough free slots.
  const forms = (await publicForms(site.url)).filter(({ path }) => path !== "/get-started");
  const end = Date.now() + minutes * 60_000;
  const before = await memory();
  const readers = Array.from({ length: visitors }, (_, n) => read(site.url, n, end));
  const sent: Promise<void>[] = [];
  for (let n = 0; Date.now() < end; n += 1) {
    const form = forms[n % forms.length];
    if (form) {
      sent.push(
        timed("submissions", async () => {
          const tries = await submitForm([site.url], form, n, n);
          if (tries > 1) throw new Error(`${form.path}: ${tries} tries`);
        }),
      );
    }
    await wait(1_000 / submissionsPerSecond);
  }
  await Promise.all([...readers, ...sent]);
  const stored = await site.stack.sql<{ rows: number }>(
    `select ((select count(*) from public.messages) + (select count(*) from public.subscribers)
      + (select count(*) from public.waitlist))::int as rows`,
  );
  for (const [name, values] of Object.entries(times)) {
    const sorted = values.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed() ?? "-";
    console.log(`${sorted.length} ${name}: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`);
  }
  console.log(`${stored[0]?.rows} rows of forms, those of the seed among them`);
  console.log(`memory ${before.toFixed()} MB before, ${(await memory()).toFixed()} MB after`);
  const logged = site.errors().split("\n").filter(Boolean);
  for (const [error, count] of errors) console.log(`${count} x ${error}`);
  for (const line of logged.slice(0, 5)) console.log(line);
  console.log(`${[...errors.values()].reduce((sum, n) => sum + n, 0)} errors`);
  process.exitCode = errors.size + logged.length > 0 ? 1 : 0;
});

/** Simulates a visitor who opens a page about every two seconds. */
async function read(url: string, visitor: number, end: number): Promise<void> {
  const headers = { "x-forwarded-for": `10.1.${visitor >> 8}.${visitor & 255}` };
  for (let n = visitor; Date.now() < end; n += 1) {
    await wait(1_000 + Math.random() * 2_000);
    await timed("pages", async () => {
      const response = await fetch(url + pages[n % pages.length], { headers });
      await response.arrayBuffer();
      if (response.status !== 200)
        throw new Error(`${pages[n % pages.length]}: ${response.status}`);
    });
  }
}

async function timed(kind: keyof typeof times, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  try {
    await work();
    times[kind].push(performance.now() - start);
  } catch (error) {
    const text = String(error);
    errors.set(text, (errors.get(text) ?? 0) + 1);
  }
}
