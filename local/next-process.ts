import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

export type NextCommand = "build" | "start" | "dev";
export type Exit = { code: number | null; signal: NodeJS.Signals | null };

export type NextProcess = {
  exited: Promise<Exit>;
  /** What it printed and the terminal did not show: the last 20,000 characters. */
  output(): string;
  /** Asks it to end, and kills it when it has not after five seconds. */
  stop(): Promise<void>;
};

const PATIENCE_MS = 5000;
const OUTPUT_KEPT = 20_000;

/**
 * Runs Next.js on the Node that runs this. The terminal shows all of a development server, the
 * errors of a production server, and nothing of a build.
 */
export function runNext(command: NextCommand, variables: Record<string, string>): NextProcess {
  const watcher = import.meta.resolve("./exit-with-parent.ts");
  const child = spawn(
    process.execPath,
    ["--import", watcher, "node_modules/next/dist/bin/next", command],
    {
      env: { ...variables, NODE_ENV: command === "dev" ? "development" : "production" },
      stdio: [
        "ignore",
        command === "dev" ? "inherit" : "pipe",
        command === "build" ? "pipe" : "inherit",
      ],
    },
  );
  let output = "";
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-OUTPUT_KEPT);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const exited = new Promise<Exit>((resolve) => {
    child.once("error", () => resolve({ code: 1, signal: null }));
    child.once("exit", (code, signal) => resolve({ code, signal }));
  });
  return {
    exited,
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      const late = new AbortController();
      wait(PATIENCE_MS, undefined, { signal: late.signal }).then(
        () => child.kill("SIGKILL"),
        () => {},
      );
      await exited;
      late.abort();
    },
  };
}
