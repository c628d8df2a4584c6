import { readFileSync } from "node:fs";

/**
 * Writes the most memory that the process has had, in megabytes, as its last line. Linux only: what
 * `resourceUsage` answers with counts the process that started this one, too.
 */
process.on("exit", () => {
  const [, kilobytes] =
    /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  console.log(`peak ${Math.round(Number(kilobytes) / 1024)}`);
});
