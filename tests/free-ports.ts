import { arePortsFree } from "../local/process/ports.ts";

// Ports below the ephemeral range.
const first = 20_000;
const last = 30_000;

/** Finds consecutive free ports, starting at a random one. */
export async function freePorts(count: number): Promise<number[]> {
  for (let tries = 0; tries < 100; tries++) {
    const start = first + Math.floor(Math.random() * (last - first - count));
    const ports = Array.from({ length: count }, (_, index) => start + index);
    if (await arePortsFree(ports)) return ports;
  }
  throw new Error(`No ${count} free ports between ${first} and ${last}.`);
}
