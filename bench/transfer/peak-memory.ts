import { readFileSync } from "node:fs";

/**
 * Prints the process's peak memory in megabytes as its last line. Linux only, because
 * `resourceUsage` also counts the parent process.
 */
process.on("exit", () => {
  const [, kilobytes] =
    /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  console.log(`peak ${Math.round(Number(kilobytes) / 1024)}`);
});
