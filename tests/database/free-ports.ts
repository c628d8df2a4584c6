import { createServer } from "node:net";

const FIRST = 41100;
const LAST = 41199;

/** The first `count` ports of the database tests' range that nothing listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const free: number[] = [];
  for (let port = FIRST; port <= LAST && free.length < count; port++) {
    if (await isFree(port)) free.push(port);
  }
  if (free.length < count) throw new Error(`No ${count} free ports between ${FIRST} and ${LAST}.`);
  return free;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () =>
      probe.close(() => resolve(true)),
    );
  });
}
