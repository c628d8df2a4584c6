import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { startStack } from "../local/process/stack.ts";
import { freePorts } from "../tests/free-ports.ts";
import { ghostSample, wordpressSample } from "./transfer/samples.ts";

// Measures the time and memory of imports, a WordPress export with 2,000 posts and a Ghost export
// with 500, each twice, on a temporary local stack: `npm run bench:transfer`. Each import is a
// separate process, as with `npm run import`; the pictures' hosts do not exist.
const dir = await mkdtemp(join(tmpdir(), "site-bench-"));
const [supabasePort = 0, mailPort = 0] = await freePorts(2);
const stack = await startStack({
  dir,
  supabasePort,
  mailPort,
  siteUrl: "http://localhost",
  seed: false,
});
try {
  await measure("WordPress, 2,000 posts", "posts.xml", wordpressSample(2000));
  await measure("Ghost, 500 posts", "posts.json", ghostSample(500));
} finally {
  await stack.stop();
  await rm(dir, { recursive: true, force: true });
}

async function measure(name: string, fileName: string, content: Iterable<string>): Promise<void> {
  const file = join(dir, fileName);
  await pipeline(Readable.from(content), createWriteStream(file));
  for (const [what, ...args] of [["dry run"], ["import", "--apply"], ["again", "--apply"]]) {
    const { seconds, lastLine, memory } = await run(file, args);
    console.log(`${name}, ${what}: ${seconds.toFixed(1)} s, ${memory} MB at most. ${lastLine}`);
  }
}

async function run(file: string, args: string[]) {
  const start = performance.now();
  const heap = ["--max-old-space-size=160", "--max-semi-space-size=8"];
  const node = ["--import", "./scripts/alias.ts", "--conditions=react-server", ...heap];
  const script = [...node, "--import", "./bench/transfer/peak-memory.ts", "scripts/import.ts"];
  const child = spawn(
    process.execPath,
    [...script, file, ...args, "--from", "https://old.example"],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        PATH: process.env.PATH,
        SUPABASE_URL: stack.supabaseUrl,
        SUPABASE_SECRET_KEY: stack.secretKey,
      } as unknown as NodeJS.ProcessEnv,
    },
  );
  let output = "";
  for await (const chunk of child.stdout) output += chunk;
  const lines = output.trim().split("\n");
  const memory = Number(/^peak (\d+)$/.exec(lines.pop() ?? "")?.[1]);
  const lastLine = lines.findLast((line) => line.startsWith("A ")) ?? output;
  return { seconds: (performance.now() - start) / 1000, lastLine, memory };
}
