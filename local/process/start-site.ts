import type { Log } from "../database/database.ts";
import { buildInputs, isBuilt, recordBuild } from "./build-stamp.ts";
import { type LocalConfig, siteEnvironment } from "./config.ts";
import { type Exit, runNext, startNext, untilAborted } from "./next-process.ts";
import { startOutboxTimer } from "./outbox-timer.ts";
import { requireFreePorts } from "./ports.ts";
import { type Stack, startStack } from "./stack.ts";
import { StackError } from "./stack-error.ts";

export type Site = {
  url: string;
  stack: Stack;
  /** Resolves when Next.js exits for any reason. */
  exited: Promise<Exit>;
  /** Errors of the production server: the last 20,000 characters. */
  errors(): string;
  stop(): Promise<void>;
};

export type SiteOptions = {
  config: LocalConfig;
  /** "preview" rebuilds a stale production build, "built" serves it as is; "dev" has hot reload. */
  mode: "preview" | "built" | "dev";
  /** Build folder, relative to the project root. */
  distDir?: string;
  /** Extra environment variables for the site. */
  variables?: Record<string, string>;
  log?: Log;
  /** Aborts the start at any stage and leaves nothing running. */
  signal?: AbortSignal;
};

/**
 * Starts the local stack and the site on it; returns once the home page responds. On failure, stops
 * everything and throws a StackError or the signal's abort reason.
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
    return await serve(options, stack, log);
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/** Makes a production build unless the last one is current, and leaves nothing running. */
export async function buildSite({ log = () => {}, ...options }: SiteOptions): Promise<void> {
  const stack = await startStack({ ...options.config, seed: true, log });
  try {
    await build(options, stack, log);
  } finally {
    await stack.stop();
  }
}

async function serve(options: SiteOptions, stack: Stack, log: Log): Promise<Site> {
  const { mode, signal } = options;
  if (mode === "preview") await build(options, stack, log);
  const variables = environment(options, stack);
  const server = await startNext(mode === "dev" ? "dev" : "start", variables, signal);
  log("The site answers");
  const stopTimer = startOutboxTimer(server.url, variables.CRON_SECRET);
  return {
    url: server.url,
    stack,
    exited: server.exited,
    errors: server.errors,
    async stop() {
      await stopTimer();
      await server.stop();
      await stack.stop();
    },
  };
}

function environment(options: SiteOptions, stack: Stack) {
  const { config, distDir = process.env.NEXT_DIST_DIR || ".next" } = options;
  const settings = { ...process.env, ...options.variables };
  return { ...siteEnvironment(config, stack, settings), NEXT_DIST_DIR: distDir };
}

async function build(options: SiteOptions, stack: Stack, log: Log): Promise<void> {
  const { config, signal } = options;
  const variables = environment(options, stack);
  const distDir = variables.NEXT_DIST_DIR;
  const inputs = await buildInputs(stack, variables);
  if (await isBuilt(config.dir, distDir, inputs)) return log("The last build is still current");
  log("Building the site: half a minute or so, only when something has changed");
  const next = runNext("build", variables);
  await untilAborted(next, signal, async () => {
    const { code } = await next.exited;
    if (code !== 0 && !signal?.aborted) {
      throw new StackError(`${next.output().trim()}\nThe build failed: see the lines above.`);
    }
  });
  await recordBuild(config.dir, distDir, inputs);
  log("Built");
}
