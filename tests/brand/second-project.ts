import { type ChildProcessWithoutNullStreams, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePorts } from "../free-ports.ts";
import { secondTokens } from "./second-tokens.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
// On the same disk as the packages, so that they can be hard-linked.
const folder = join(root, ".local/test/brand");

/** Folders that neither a build nor the local stack needs. */
const excluded = ["bench", "docs", "e2e", "mockups", "node_modules", "tests"];

/** Copies and rebrands the project as in docs/rebrand.md: content, tokens, icons and templates. */
export async function makeSecondProject(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  // Makes it a separate repository, so that lock and ignore files of parent folders don't apply.
  await mkdir(join(folder, ".git"), { recursive: true });
  // Next.js follows no symlink out of a project; hard links cost neither time nor space.
  await run("cp", ["-al", join(root, "node_modules"), join(folder, "node_modules")]);
  for (const name of await readdir(root)) {
    if (name.startsWith(".") || excluded.includes(name)) continue;
    await cp(join(root, name), join(folder, name), { recursive: true });
  }
  for (const runner of ["playwright", "vitest"]) await rm(join(folder, `${runner}.config.ts`));
  await rm(join(folder, "content/articles"), { recursive: true });
  await cp(join(import.meta.dirname, "second"), folder, { recursive: true });
  const tokens = join(folder, "app/styles/tokens.css");
  await writeFile(tokens, secondTokens(await readFile(tokens, "utf8")));
  await run("npm", ["run", "brand"], { cwd: folder, env: environment() });
}

export type SecondSite = { url: string; mailUrl: string; stop(): Promise<void> };

/** Builds and serves the second project with its seeded stack. */
export async function startSecondSite(): Promise<SecondSite> {
  const [PORT, SUPABASE_PORT, MAIL_PORT] = (await freePorts(3)).map(String);
  const child = spawn(process.execPath, ["scripts/preview.ts"], {
    cwd: folder,
    env: { ...environment(), PORT, SUPABASE_PORT, MAIL_PORT },
  });
  await ready(child);
  return {
    url: `http://localhost:${PORT}`,
    mailUrl: `http://127.0.0.1:${MAIL_PORT}`,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

function ready(child: ChildProcessWithoutNullStreams): Promise<void> {
  let output = "";
  return new Promise((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part;
      if (output.includes("Ctrl-C stops everything.")) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(output)));
  });
}

/** Returns an environment without the variables of the surrounding test run. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, NEXT_TELEMETRY_DISABLED: "1" } as unknown as NodeJS.ProcessEnv;
}
