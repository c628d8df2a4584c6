import { setTimeout as wait } from "node:timers/promises";
import { reportError, reportEvent } from "@/lib/log";
import { processState } from "@/lib/process-state";

/**
 * Limit for finishing requests and emails, within the 30 seconds that systemd and Kubernetes allow.
 */
const maxEndMs = 25_000;

/**
 * On SIGTERM the process reports that it isn't ready and serves for another `seconds`. Then it
 * stops accepting requests, finishes those in progress with their background work, and exits
 * cleanly. Next.js does the shutdown, but would otherwise start it immediately. A second SIGTERM
 * kills the process.
 */
export function drainOnSigterm(seconds: number, stopWork: () => Promise<void>): void {
  const endings = process.listeners("SIGTERM");
  if (endings.length === 0) return;
  process.removeAllListeners("SIGTERM");
  process.once("SIGTERM", async (signal) => {
    processState.drain.abort();
    reportEvent(`Ending in ${seconds} seconds, then once requests and mails are done`, "drain");
    await wait(seconds * 1000);
    setTimeout(giveUp, maxEndMs).unref();
    await stopWork();
    process.once("exit", (code) => {
      // Next.js exits with 143, which orchestrators show as a failure.
      if (code === 143) process.exitCode = 0;
    });
    for (const end of endings) end(signal);
  });
}

function giveUp(): void {
  reportError(`Not done after ${maxEndMs / 1000} seconds`, "drain");
  process.exit(1);
}
