import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { postgresWorker } from "./e2e/support/test-site.ts";
import { findPostgres } from "./tests/database/support/postgres-server.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const alias = {
  "@/": root,
  // The marker that keeps a module out of the browser bundle; outside Next.js it has no meaning.
  "server-only": fileURLToPath(new URL("tests/server-only.ts", import.meta.url)),
};

// For the workers that code under test starts, which Node loads itself.
const execArgv = ["--import", "./scripts/alias.ts"];

const http = {
  environment: "node",
  isolate: false,
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 45_000,
  hookTimeout: 60_000,
} as const;

// What must hold on either engine, once more over a site on Postgres.
const onPostgres = {
  resolve: { alias },
  test: {
    ...http,
    name: "http-postgres",
    include: ["tests/http/admin/access.test.ts"],
    globalSetup: ["tests/http/global-postgres.ts"],
    env: { TEST_SITE: String(postgresWorker) },
    maxWorkers: 1,
    // While the unit tests keep both cores busy: at the end, one worker would leave one of them idle.
    sequence: { groupOrder: 3 },
  },
};

/** What waits a lot, or takes long, comes first: while the database tests still keep the cores busy. */
const first =
  /tests\/http\/(faults|outbox|redirects|search|site\/(fuzz|request-limits)|tracking\/third)/;

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (first.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          environment: "node",
          execArgv,
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          // A thread for each file starts faster than a process.
          pool: "threads",
          // Tells a hang, not a slow machine: what must be fast is measured in CPU time.
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          ...http,
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          globalSetup: ["tests/http/global-setup.ts"],
          // Each worker has a site of its own (e2e/support/test-site.ts), on which its files take turns.
          maxWorkers: 2,
          sequence: { groupOrder: 4 },
        },
      },
      ...((await findPostgres()) ? [onPostgres] : []),
      {
        resolve: { alias },
        test: {
          name: "local",
          environment: "node",
          include: ["tests/local/**/*.test.ts"],
          // Whole stacks start and stop here, on ports that were free a moment ago: one at a time.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "database",
          environment: "node",
          execArgv,
          include: ["tests/database/**/*.test.ts"],
          globalSetup: ["tests/database/support/global-setup.ts"],
          // All files act on the same two databases, so they take turns; within one, both databases are
          // tested at the same time.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
