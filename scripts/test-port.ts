import { arePortsFree } from "../local/process/ports.ts";

/** How many ports from TEST_PORT on the browser tests use, for all workers' servers. */
const span = 110;

/**
 * The first of the browser tests' ports: TEST_PORT, or from 3100 on the first with enough free ones after
 * it, so that two checkouts can test on one machine.
 */
export async function findTestPort(): Promise<string> {
  if (process.env.TEST_PORT) return process.env.TEST_PORT;
  for (let base = 3100; base < 3600; base += span) {
    const ports = Array.from({ length: span }, (_, index) => base + index);
    if (await arePortsFree(ports)) return String(base);
  }
  throw new Error(`No ${span} free ports in a row between 3100 and 3600: set TEST_PORT.`);
}
