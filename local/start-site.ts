import { setTimeout as wait } from "node:timers/promises";
import { buildInputs, isBuilt, recordBuild } from "./build-stamp.ts";
import { type LocalConfig, type SiteEnvironment, siteEnvironment } from "./config.ts";
import { type Exit, type NextProcess, runNext } from "./next-process.ts";
import { startOutboxTimer } from "./outbox-timer.ts";
import { requireFreePorts } from "./ports.ts";
import { type Stack, startStack } from "./stack.ts";
import { StackError } from "./stack-error.ts";

export type Site = {
  url: string;
  stack: Stack;
  /** Settles when Next.js ends, asked to or not. */
  exited: Promise<Exit>;
  stop(): Promise<void>;
};

export type SiteOptions = {
  config: LocalConfig;
  /** "preview" serves the production build, made when needed; "dev" has hot reload. */
  mode: "preview" | "dev";
  /** Where the build goes, inside the project. */
  distDir?: string;
  /** What else the site should read, beside the environment. */
  variables?: Record<string, string>;
  log?: (line: string) => void;
  /** Aborting stops the start, wherever it is, and leaves nothing running. */
  signal?: AbortSignal;
};

const READY_MS = 120_000;

/**
 * Starts the local stack and the site on it; returns once the home page answers. Throws a
 * StackError, or the signal's reason, with everything stopped again.
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { config, log = () => {} } = options;
  await requireFreePorts([
    { port: config.port, variable: "PORT", what: "the site" },
    { port: config.supabasePort, variable: "SUPABASE_PORT", what: "Supabase" },
    { port: config.mailPort, variable: "MAIL_PORT", what: "the mail catcher" },
  ]);
  const stack = await startStack({ ...config, seed: true, log });
  try {
    options.signal?.throwIfAborted();
    return await startNext(options, stack, log);
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

async function startNext(
  { config, mode, distDir = process.env.NEXT_DIST_DIR || ".next", signal, ...options }: SiteOptions,
  stack: Stack,
  log: (line: string) => void,
): Promise<Site> {
  const settings = { ...process.env, ...options.variables };
  const variables = { ...siteEnvironment(config, stack, settings), NEXT_DIST_DIR: distDir };
  if (mode === "preview") await build(config.dir, distDir, stack, variables, log, signal);
  const next = runNext(mode === "dev" ? "dev" : "start", variables);
  await untilAborted(next, signal, () => ready(next, config.siteUrl));
  log("The site answers");
  const stopTimer = startOutboxTimer(config.siteUrl, variables.CRON_SECRET);
  return {
    url: config.siteUrl,
    stack,
    exited: next.exited,
    async stop() {
      await stopTimer();
      await next.stop();
      await stack.stop();
    },
  };
}

async function build(
  dir: string,
  distDir: string,
  stack: Stack,
  variables: SiteEnvironment,
  log: (line: string) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const inputs = await buildInputs(stack, variables);
  if (await isBuilt(dir, distDir, inputs)) return log("The last build is still current");
  log("Building the site: half a minute or so, only when something has changed");
  const next = runNext("build", variables);
  await untilAborted(next, signal, async () => {
    const { code } = await next.exited;
    if (code !== 0 && !signal?.aborted) {
      throw new StackError(`${next.output().trim()}\nThe build failed: see the lines above.`);
    }
  });
  await recordBuild(dir, distDir, inputs);
  log("Built");
}

/** Runs `work` on a process, which is stopped when the signal comes or the work fails. */
async function untilAborted(
  next: NextProcess,
  signal: AbortSignal | undefined,
  work: () => Promise<void>,
): Promise<void> {
  const onAbort = () => void next.stop();
  signal?.addEventListener("abort", onAbort);
  try {
    signal?.throwIfAborted();
    await work();
    signal?.throwIfAborted();
  } catch (error) {
    await next.stop();
    throw error;
  } finally {
    signal?.removeEventListener("abort", onAbort);
  }
}

async function ready(next: NextProcess, url: string): Promise<void> {
  let ended = false;
  void next.exited.then(() => {
    ended = true;
  });
  let last = "no answer";
  for (const start = Date.now(); Date.now() - start < READY_MS; await wait(200)) {
    if (ended) throw notReady(next, "it ended before that");
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(READY_MS) });
      if (response.ok) return;
      last = `status ${response.status}`;
      if (response.status >= 500) break;
    } catch {}
  }
  throw notReady(next, last);
}

function notReady(next: NextProcess, reason: string): StackError {
  return new StackError(`${next.output().trim()}\nThe site does not answer: ${reason}.`.trim());
}
