import { buildTemplate, startWorkerSite } from "@/e2e/support/test-server";
import { httpWorkers, siteOf } from "@/e2e/support/test-site";

/** A site for each worker of the tests that only fetch, over the build of the browser tests. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildTemplate((line) => process.stdout.write(`${line}\n`));
  const sites = await Promise.all(httpWorkers.map((worker) => startWorkerSite(siteOf(worker))));
  return async () => void (await Promise.all(sites.map((site) => site.stop())));
}
