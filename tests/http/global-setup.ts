import { buildTemplate, startWorkerSite } from "@/e2e/support/test-server";
import { httpWorker, siteOf } from "@/e2e/support/test-site";

/** One site for all tests that only fetch, over the build of the browser tests. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildTemplate((line) => process.stdout.write(`${line}\n`));
  const site = await startWorkerSite(siteOf(httpWorker));
  return () => site.stop();
}
