// Tests use TEST_PORT and the 109 ports after it, so two checkouts can test at the same time.
// See scripts/test-port.ts.
const firstPort = Number(process.env.TEST_PORT || 3100);

/**
 * The build and seeded data that every worker copies. All workers use `url` as the site URL, as the
 * built pages do, but each server listens on its own port.
 */
export const template = {
  url: `http://localhost:${firstPort}`,
  port: firstPort,
  dir: ".local/test",
  distDir: ".local/test/next",
} as const;

export type TestSite = ReturnType<typeof siteOf>;

/** Workers for the tests that only fetch. Browser tests use 0 and 1. */
export const httpWorkers = [2, 3];

/** Worker for the tests that also run on Postgres, set as TEST_SITE in vitest.config.ts. */
export const postgresWorker = 4;

/** Returns the ports, URLs and folders of a worker's stack and server. */
export function siteOf(worker: number) {
  const port = firstPort + 10 + 20 * worker;
  const dir = `.local/test/worker-${worker}`;
  return {
    url: `http://localhost:${port}`,
    port,
    supabasePort: port + 1,
    supabaseUrl: `http://127.0.0.1:${port + 1}`,
    mailPort: port + 2,
    mailUrl: `http://127.0.0.1:${port + 2}`,
    dir,
    distDir: `${dir}/next`,
  };
}

// Playwright numbers its workers from 0, Vitest from 1.
const { TEST_PARALLEL_INDEX = 0, VITEST_POOL_ID, TEST_SITE } = process.env;
export const testSite = siteOf(
  Number(TEST_SITE ?? (VITEST_POOL_ID ? Number(VITEST_POOL_ID) + 1 : TEST_PARALLEL_INDEX)),
);

/** Returns the path and query of an absolute link to the site. Throws for any other origin. */
export function sitePath(url: string): string {
  const { origin, pathname, search } = new URL(url);
  if (origin !== template.url) throw new Error(`${url} is not on ${template.url}.`);
  return pathname + search;
}
