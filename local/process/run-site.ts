import { constants } from "node:os";
import { seedUsers } from "../database/seed.ts";
import { readConfig } from "./config.ts";
import { StackError } from "./stack-error.ts";
import { type Site, startSite } from "./start-site.ts";

const exitCode = (name: NodeJS.Signals) => 128 + constants.signals[name];

/**
 * Runs the site in the foreground until Ctrl-C, another signal or the exit of Next.js, then stops
 * everything. Sets the exit code to 0 if stopped on request, otherwise to that of Next.js.
 */
export async function runSite(mode: "preview" | "dev"): Promise<void> {
  const began = performance.now();
  const log = (line: string) => print(`${seconds(began)}  ${line}`);
  const stopping = new AbortController();
  onSignals((name) => stopping.abort(name));
  onOrphaned(() => stopping.abort("SIGHUP"));
  // Treat a closed terminal or pipe like a signal, so that the database is closed first.
  process.stdout.on("error", () => stopping.abort("SIGHUP"));
  process.stderr.on("error", () => stopping.abort("SIGHUP"));

  let site: Site;
  try {
    site = await startSite({ config: readConfig(), mode, log, signal: stopping.signal });
  } catch (error) {
    process.exitCode = stopping.signal.aborted ? exitCode(stopping.signal.reason) : fail(error);
    return;
  }
  announce(site);
  const code = await end(site, stopping.signal);
  await site.stop();
  print("Stopped. What you did is kept; npm run reset starts afresh.");
  process.exitCode = code;
}

/** Waits for a signal or the exit of Next.js, and returns the exit code. */
async function end({ exited }: Site, signal: AbortSignal): Promise<number> {
  const asked = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener("abort", () => resolve(null));
  });
  const exit = await Promise.race([exited, asked]);
  if (!exit || signal.aborted) return 0;
  print(`The site ended by itself (${exit.signal ?? `exit code ${exit.code}`}).`);
  return exit.code || 1;
}

function announce({ url, stack }: Site): void {
  const signIns = seedUsers.map(({ email, password }) => `  ${email} / ${password}`);
  print(
    [
      "",
      `  Site      ${url}`,
      `  Mail      ${stack.mailUrl}`,
      `  Supabase  ${stack.supabaseUrl}`,
      "",
      "  Sign-ins",
      ...signIns.map((line) => `  ${line}`),
      "",
      "  Ctrl-C stops everything.",
      "",
    ].join("\n"),
  );
}

/** Calls `stop` on the first signal; a second one exits immediately. */
function onSignals(stop: (name: NodeJS.Signals) => void): void {
  let asked = false;
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => {
      if (asked) process.exit(exitCode(name));
      asked = true;
      stop(name);
    });
  }
}

/** npm signals only its shell, which exits without forwarding the signal. */
function onOrphaned(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) stop();
  }, 500).unref();
}

function fail(error: unknown): number {
  const expected = error instanceof StackError;
  process.stderr.write(`${expected ? error.message : ((error as Error).stack ?? error)}\n`);
  return 1;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1).padStart(5)} s`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
