import { buildTemplate, startWorkerSite } from "@/e2e/support/test-server";
import { httpWorkers, siteOf } from "@/e2e/support/test-site";

/** Starts a site for each HTTP test worker, from the same build as the browser tests. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildTemplate((line) => process.stdout.write(`${line}\n`));
  const sites = await Promise.all(httpWorkers.map((worker) => startWorkerSite(siteOf(worker))));
  return async () => void (await Promise.all(sites.map((site) => site.stop())));
}
