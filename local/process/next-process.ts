import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { keepAliveTimeout } from "./http-server.ts";
import { StackError } from "./stack-error.ts";

export type NextCommand = "build" | "start" | "dev";
export type Exit = { code: number | null; signal: NodeJS.Signals | null };

export type NextProcess = {
  exited: Promise<Exit>;
  /** Output not shown in the terminal: the last 20,000 characters. */
  output(): string;
  /** Errors of a production server, also shown in the terminal: the last 20,000 characters. */
  errors(): string;
  /** Sends SIGTERM, then SIGKILL if the process has not exited after 40 seconds. */
  stop(): Promise<void>;
  /** Kills the process immediately. */
  kill(): Promise<void>;
};

const readyTimeoutMs = 120_000;
/** Longer than a server finishes its work for. */
const stopTimeoutMs = 40_000;
const maxOutput = 20_000;

/**
 * Limits in megabytes, as in deploy/. By default, V8 uses a gigabyte before it collects garbage;
 * and if the young generation outgrows the old one, it collects constantly.
 */
const heapLimits = ["--max-old-space-size=256", "--max-semi-space-size=16"];
/** Saves 27 MB: without it, Next.js loads a compiler for next.config.ts. */
const nativeTypes = "--experimental-next-config-strip-types";
const startOptions = [nativeTypes, "--keepAliveTimeout", String(keepAliveTimeout)];
/**
 * Makes glibc release freed memory, as in deploy/. By default it keeps up to 64 MB in each of eight
 * arenas per core; this limits it to 128 KB in each of two. Other C libraries ignore this.
 */
const giveBack = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };

/**
 * Runs Next.js with the current Node. The terminal shows all output of a development server, only
 * the errors of a production server, and nothing of a build.
 */
export function runNext(command: NextCommand, variables: Record<string, string>): NextProcess {
  const shown = command === "dev" ? "inherit" : "pipe";
  const [heap, options] = command === "start" ? [heapLimits, startOptions] : [[], []];
  const watcher = pathToFileURL(join(import.meta.dirname, "exit-with-parent.ts")).href;
  const child = spawn(
    process.execPath,
    [...heap, "--import", watcher, "node_modules/next/dist/bin/next", command, ...options],
    {
      env: {
        ...giveBack,
        ...variables,
        NODE_ENV: command === "dev" ? "development" : "production",
      },
      stdio: ["ignore", shown, shown],
    },
  );
  let output = "";
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-maxOutput);
  };
  child.stdout?.on("data", keep);
  let errors = "";
  if (command === "build") child.stderr?.on("data", keep);
  else {
    child.stderr?.pipe(process.stderr, { end: false });
    child.stderr?.on("data", (chunk: Buffer) => {
      errors = (errors + chunk).slice(-maxOutput);
    });
  }
  const exited = new Promise<Exit>((resolve) => {
    child.once("error", () => resolve({ code: 1, signal: null }));
    child.once("exit", (code, signal) => resolve({ code, signal }));
  });
  return {
    exited,
    output: () => output,
    errors: () => errors,
    async stop() {
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), stopTimeoutMs);
      await exited;
      clearTimeout(late);
    },
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

/** A running Next.js server. */
export type NextServer = NextProcess & { url: string };

/**
 * Starts a server on PORT and returns once its home page responds. Throws a StackError, or the
 * signal's abort reason.
 */
export async function startNext(
  command: "start" | "dev",
  variables: Record<string, string>,
  signal?: AbortSignal,
): Promise<NextServer> {
  const url = `http://localhost:${variables.PORT}`;
  const next = runNext(command, variables);
  await untilAborted(next, signal, () => ready(next, url));
  return { url, ...next };
}

/** Runs `work`, and stops the process if the signal aborts or the work fails. */
export async function untilAborted(
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
  for (const start = Date.now(); Date.now() - start < readyTimeoutMs; await wait(200)) {
    if (ended) throw notReady(next, "it ended before that");
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(readyTimeoutMs) });
      if (response.ok) return;
      last = `status ${response.status}`;
      if (response.status >= 500) break;
    } catch {}
  }
  throw notReady(next, last);
}

function notReady(next: NextProcess, reason: string): StackError {
  return new StackError(`${next.output().trim()}\nThe site isn't responding: ${reason}.`.trim());
}
