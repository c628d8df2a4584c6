import { arePortsFree } from "../local/process/ports.ts";

/** Number of ports, starting at TEST_PORT, that the servers of all browser test workers use. */
const span = 110;

/**
 * Returns the first port for the browser tests: TEST_PORT, or the start of the first free range
 * from 3100 on, so that two checkouts can be tested on one machine.
 */
export async function findTestPort(): Promise<string> {
  if (process.env.TEST_PORT) return process.env.TEST_PORT;
  for (let base = 3100; base < 3600; base += span) {
    const ports = Array.from({ length: span }, (_, index) => base + index);
    if (await arePortsFree(ports)) return String(base);
  }
  throw new Error(`No ${span} free ports in a row between 3100 and 3600: set TEST_PORT.`);
}
