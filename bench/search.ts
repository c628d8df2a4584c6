import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../local/database/database.ts";
import { applyMigrations } from "../local/database/migrate.ts";
import { openDatabase } from "../local/database/open.ts";
import { prepareDatabase } from "../local/database/prepare.ts";
import { findPostgres, startPostgres } from "../tests/database/support/postgres-server.ts";
import { fillPosts, hanWord, oldWord, rareWord, signsWord } from "./fill-posts.ts";

// Measures how long the database takes for a visitor's search among 100, 10,000 and 100,000
// published posts of 230 words: `npm run bench:search`, optionally with other sizes. Prints medians
// and 95th percentiles in milliseconds, on PGlite and, if installed, on a Postgres server.
const sizes = process.argv.slice(2).map(Number);
const calls = 40;
const port = 3195;
const searches = {
  "rare word": rareWord,
  "common word": "bana",
  "two common words": "bana casta",
  "word of old posts only": oldWord,
  "prefix that fits all": "s",
  "rare word, short prefix": `${rareWord} s`,
  "nothing found": "xylofonisk",
  "nothing found, common letters": "sanastorinament",
  "nothing found, many words": "ba da fa ha ka la ma na pa ra sa ta va wa sta pra cra tra ".repeat(
    3,
  ),
  "stop words": "the and of",
  "word with signs": signsWord,
  "signs that no post has": "s++",
  "word inside Chinese": hanWord,
  "long word inside Chinese": hanWord.repeat(4),
  "one Chinese character": hanWord.slice(0, 1),
};

for (const size of sizes.length > 0 ? sizes : [100, 10_000, 100_000]) {
  await onPglite((database) => measure(`PGlite, ${size} posts`, database, size));
  await onPostgres((database) => measure(`Postgres, ${size} posts`, database, size));
}

async function measure(name: string, database: Database, size: number): Promise<void> {
  const start = performance.now();
  await fillPosts(database, size);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n${name} (filled in ${seconds} s)\n  median      95%`);
  for (const [kind, words] of Object.entries(searches)) {
    await timeOf(database, words);
    const times: number[] = [];
    for (let call = 0; call < calls; call++) times.push(await timeOf(database, words));
    times.sort((a, b) => a - b);
    console.log(`${shown(times[calls / 2])} ${shown(times[Math.ceil(calls * 0.95) - 1])}  ${kind}`);
  }
}

async function timeOf(database: Database, words: string): Promise<number> {
  const start = performance.now();
  await database.transaction(async ({ exec, query }) => {
    await exec("set local role anon");
    await query("select public.search_posts($1)", words);
  });
  return performance.now() - start;
}

async function onPglite(work: (database: Database) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), "site-bench-"));
  try {
    await onDatabase(dir, undefined, work);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function onPostgres(work: (database: Database) => Promise<void>): Promise<void> {
  const binaries = await findPostgres();
  if (!binaries) return;
  const server = await startPostgres(binaries, port);
  try {
    await onDatabase("", server.url, work);
  } finally {
    await server.stop();
  }
}

async function onDatabase(
  dir: string,
  url: string | undefined,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(dir, url);
  try {
    await prepareDatabase(database);
    await applyMigrations(database, "supabase/migrations", () => {});
    await work(database);
  } finally {
    await database.close();
  }
}

function shown(milliseconds = Number.NaN): string {
  return milliseconds.toFixed(1).padStart(8);
}
