import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { startStack } from "../local/process/stack.ts";
import { freePorts } from "../tests/free-ports.ts";

// Checks that a server with a 256 MB heap survives hostile imports, and how long other requests
// wait: `npm run bench:hostile-imports`, optionally with a number of files other than 500. Each
// file gets a dry run and an import, aborted after two minutes. Runs on a temporary local stack.
const files = Number(process.argv[2] ?? 500);
const dir = await mkdtemp(join(tmpdir(), "site-bench-"));
const [supabasePort = 0, mailPort = 0] = await freePorts(2);
const options = { dir, supabasePort, mailPort, siteUrl: "http://localhost", seed: true };
const stack = await startStack(options);
const client = createClient(stack.supabaseUrl, stack.secretKey);
const others = ["subscribers", "messages", "waitlist", "bookings", "settings", "profiles"];

try {
  const before = await contents();
  const heap = ["--max-old-space-size=256", "--max-semi-space-size=16"];
  const node = ["--import", "./scripts/alias.ts", "--conditions=react-server", ...heap];
  const server = spawn(
    process.execPath,
    [...node, "bench/transfer/import-hostile.ts", String(files)],
    {
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        PATH: process.env.PATH,
        SUPABASE_URL: stack.supabaseUrl,
        SUPABASE_SECRET_KEY: stack.secretKey,
      } as unknown as NodeJS.ProcessEnv,
    },
  );
  const code = await new Promise((resolve) => server.on("close", resolve));
  console.log(code === 0 ? "The process lives." : `The process ended with ${code}.`);
  const isSame = (await contents()) === before;
  console.log(isSame ? "Nothing else has changed." : "SOMETHING ELSE HAS CHANGED.");
  process.exitCode = code === 0 && isSame ? 0 : 1;
} finally {
  await stack.stop();
  await rm(dir, { recursive: true, force: true });
}

async function contents(): Promise<string> {
  const tables = await Promise.all(others.map((name) => client.from(name).select("*").order("id")));
  const covers = await client.storage.from("covers").list();
  return JSON.stringify([tables.map(({ data }) => data), covers.data]);
}
