import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { importInWorker } from "../../lib/transfer/worker/import-in-worker.ts";
import { median } from "../median.ts";
import { hostileFile } from "./hostile-files.ts";

const { SUPABASE_URL: url = "", SUPABASE_SECRET_KEY: secretKey = "" } = process.env;
const maxMs = 120_000;
const dir = await mkdtemp(join(tmpdir(), "site-bench-"));
const file = join(dir, "file");

// Represents other requests to the same process.
const server = createServer((_, response) => response.end("<p>A page</p>")).listen(0, "127.0.0.1");
await new Promise((resolve) => server.on("listening", resolve));
const page = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const times: number[] = [];
let isOver = false;

const alone = await measure(5_000);
const asking = ask();
const ends = new Map<string, number>();
let slowest = 0;
for (let seed = 0; seed < Number(process.argv[2]); seed += 1) {
  const { kind, bytes } = await hostileFile(seed);
  await writeFile(file, bytes);
  for (const isApplied of [false, true]) {
    const started = performance.now();
    const { state, report, failure } = await importInWorker(
      { file, isApplied, project: { url, secretKey } },
      { onProgress: () => {}, signal: AbortSignal.timeout(maxMs) },
    );
    const ms = performance.now() - started;
    slowest = Math.max(slowest, ms);
    if (!report && !failure && state !== "stopped") console.log(`${kind} ${seed}: NO REPORT`);
    if (ms > 30_000) console.log(`${kind} ${seed}: ${state} after ${Math.round(ms / 1000)} s`);
    ends.set(state, (ends.get(state) ?? 0) + 1);
  }
}
isOver = true;
await asking;
server.close();
await rm(dir, { recursive: true, force: true });
console.log(`ends: ${JSON.stringify(Object.fromEntries(ends))}, slowest ${Math.round(slowest)} ms`);
print("undisturbed", alone);
print("beside imports", times);

async function measure(ms: number): Promise<number[]> {
  const stop = wait(ms).then(() => {
    isOver = true;
  });
  await ask();
  await stop;
  isOver = false;
  return times.splice(0);
}

async function ask(): Promise<void> {
  while (!isOver) {
    const started = performance.now();
    await (await fetch(page)).text();
    times.push(performance.now() - started);
    await wait(20);
  }
}

function print(what: string, values: number[]): void {
  const most = values.reduce((one, other) => Math.max(one, other), 0);
  console.log(
    `a page, ${what}: median ${median(values).toFixed(1)} ms, longest ${most.toFixed(0)} ms`,
  );
}
