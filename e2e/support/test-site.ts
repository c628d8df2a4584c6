// TEST_PORT and the 109 after it (scripts/test-port.ts): a second checkout can test at the same time.
const firstPort = Number(process.env.TEST_PORT || 3100);

/**
 * The build and the seeded data that every worker copies. All its servers say that they are at `url`,
 * as the pages of the build do; where they listen is their own.
 */
export const template = {
  url: `http://localhost:${firstPort}`,
  port: firstPort,
  dir: ".local/test",
  distDir: ".local/test/next",
} as const;

export type TestSite = ReturnType<typeof siteOf>;

/** The workers of the tests that only fetch; the browser tests have 0 and 1. */
export const httpWorkers = [2, 3];

/** The worker of those that run on Postgres, too; their project names it in TEST_SITE. */
export const postgresWorker = 4;

/** Where a worker's own stack and server are. */
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

/** The path of an absolute link in a page, a file or a mail of the site. Throws for a link to elsewhere. */
export function sitePath(url: string): string {
  const { origin, pathname, search } = new URL(url);
  if (origin !== template.url) throw new Error(`${url} is not on ${template.url}.`);
  return pathname + search;
}
