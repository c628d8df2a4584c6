import { availableParallelism, loadavg } from "node:os";
import { type DatabaseFault, databaseFaults } from "@/e2e/support/database-faults";
import { startFaultySite } from "@/e2e/support/faulty-site";
import { testSite } from "@/e2e/support/test-site";
import { test as base } from "../test";

export { expect } from "../test";

const port = testSite.port + 5;
/** A URL where nothing listens. */
const nowhere = `http://127.0.0.1:${testSite.port + 7}`;

/** Tests on a shared server without geolocation or ad network, whose database can be broken. */
export const test = base
  .extend("shared", { scope: "worker" }, async ({}, { onCleanup }) => {
    const site = await startFaultySite(port, {
      GEO_API_URL: `${nowhere}/geo`,
      META_PIXEL_ID: "100200300400500",
      META_PIXEL_SCRIPT_URL: `${nowhere}/fbevents.js`,
      META_ACCESS_TOKEN: "token-of-a-test",
      META_GRAPH_URL: nowhere,
    });
    onCleanup(() => site.stop());
    return site;
  })
  .extend("site", ({ shared }, { onCleanup }) => {
    const { faults } = shared;
    onCleanup(async () => {
      faults.length = 0;
      // A successful call resets the circuit breaker's timeout count.
      await fetch(`${shared.url}/api/slots`);
    });
    return {
      ...shared,
      breakDatabase: (fault: DatabaseFault) => void faults.push(databaseFaults[fault]),
      mendDatabase: () => void faults.splice(0),
    };
  })
  .extend("url", ({ shared }) => shared.url);

/** Returns three seconds in milliseconds, up to tripled on a busy machine. */
function maxWaitMs(): number {
  const [load = 0] = loadavg();
  return 3_000 * Math.min(3, Math.max(1, load / availableParallelism()));
}

/** Resolves to the result of `asked`. Throws if it takes too long. */
export async function inTime<Result>(
  asked: () => Promise<Result>,
  what = "The answer",
): Promise<Result> {
  const start = performance.now();
  const result = await asked();
  const took = Math.round(performance.now() - start);
  if (took > maxWaitMs()) throw new Error(`${what} took ${took} ms.`);
  return result;
}
