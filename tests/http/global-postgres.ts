import { buildTemplate, startWorkerSite } from "@/e2e/support/test-server";
import { postgresWorker, siteOf } from "@/e2e/support/test-site";
import { findPostgres, startPostgres } from "@/tests/database/support/postgres-server";

/** Starts a site on a Postgres server, for the tests that must pass on both engines. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildTemplate((line) => process.stdout.write(`${line}\n`));
  const binaries = await findPostgres();
  if (!binaries) throw new Error("The project http-postgres is for machines with Postgres.");
  const place = siteOf(postgresWorker);
  const server = await startPostgres(binaries, place.port + 3);
  const site = await startWorkerSite(place, server.url).catch(async (error) => {
    await server.stop();
    throw error;
  });
  return async () => {
    await site.stop();
    await server.stop();
  };
}
