import { setTimeout as wait } from "node:timers/promises";
import { reportError, reportEvent } from "@/lib/log";
import { processState } from "@/lib/process-state";

/** For requests and mails under way, within the 30 seconds of systemd and Kubernetes. */
const maxEndMs = 25_000;

/**
 * On SIGTERM the process says that it is not ready, goes on for `seconds`, takes no more requests, ends
 * those it has and what they have left to do, and exits with 0. Next.js does the ending; left to itself it
 * would begin at once. A second SIGTERM ends the process there and then.
 */
export function drainOnSigterm(seconds: number, stopWork: () => Promise<void>): void {
  const endings = process.listeners("SIGTERM");
  if (endings.length === 0) return;
  process.removeAllListeners("SIGTERM");
  process.once("SIGTERM", async (signal) => {
    processState.isDraining = true;
    reportEvent(`Ending in ${seconds} seconds, then once requests and mails are done`, "drain");
    await wait(seconds * 1000);
    setTimeout(giveUp, maxEndMs).unref();
    await stopWork();
    process.once("exit", (code) => {
      // 143 from Next.js, which orchestrators show as a failure.
      if (code === 143) process.exitCode = 0;
    });
    for (const end of endings) end(signal);
  });
}

function giveUp(): void {
  reportError(`Not done after ${maxEndMs / 1000} seconds`, "drain");
  process.exit(1);
}
