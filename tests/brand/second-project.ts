import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePorts } from "../free-ports.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
// On the same disk as the packages, which are linked.
const folder = join(root, ".local/test/brand");

/** What a build and the local stack do without. */
const excluded = ["bench", "docs", "e2e", "mockups", "node_modules", "tests"];

/** The project as another agency has it, after docs/rebrand.md: its own content, tokens, icons, templates. */
export async function makeSecondProject(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  // Marks a repository of its own: neither the lock file nor the ignore file above is for this one.
  await mkdir(join(folder, ".git"), { recursive: true });
  // Next.js follows no link out of a project; hard links cost neither time nor space.
  await run("cp", ["-al", join(root, "node_modules"), join(folder, "node_modules")]);
  const kept = (name: string) => !name.startsWith(".") && !excluded.includes(name);
  const parts = (await readdir(root)).filter(kept);
  for (const part of parts) {
    await cp(join(root, part), join(folder, part), { recursive: true });
  }
  await rm(join(folder, "playwright.config.ts"));
  await rm(join(folder, "content/articles"), { recursive: true });
  await cp(join(import.meta.dirname, "second"), folder, { recursive: true });
  await run("npm", ["run", "brand"], { cwd: folder, env: environment() });
}

export type SecondSite = { url: string; mailUrl: string; stop(): Promise<void> };

/** Builds and serves the second project with its seeded stack. */
export async function startSecondSite(): Promise<SecondSite> {
  const [port, supabasePort, mailPort] = await freePorts(3);
  const child = spawn(process.execPath, ["scripts/preview.ts"], {
    cwd: folder,
    env: {
      ...environment(),
      PORT: String(port),
      SUPABASE_PORT: String(supabasePort),
      MAIL_PORT: String(mailPort),
    },
  });
  await announced(child);
  return {
    url: `http://localhost:${port}`,
    mailUrl: `http://127.0.0.1:${mailPort}`,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function announced(child: ChildProcess): Promise<void> {
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const keep = (chunk: Buffer) => {
      output += chunk;
      if (output.includes("Ctrl-C stops everything.")) resolve();
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("exit", () => reject(new Error(output)));
  });
}

/** Without what the surrounding test run sets for itself. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, NEXT_TELEMETRY_DISABLED: "1" } as unknown as NodeJS.ProcessEnv;
}
