export type Progress = (what: string, done: number, total: number) => void;

const intervalMs = 2000;

/** Logs progress at most every two seconds. */
export function createProgress(log: (line: string) => void): Progress {
  let toldAt = performance.now();
  return (what, done, total) => {
    if (performance.now() - toldAt < intervalMs) return;
    toldAt = performance.now();
    log(`${what}: ${done.toLocaleString("en")} of ${total.toLocaleString("en")}`);
  };
}
