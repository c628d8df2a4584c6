import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { postgresWorker } from "./e2e/support/test-site.ts";
import { findPostgres } from "./tests/database/support/postgres-server.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const alias = {
  "@/": root,
  // Keeps a module out of the browser bundle; has no meaning outside Next.js.
  "server-only": fileURLToPath(new URL("tests/server-only.ts", import.meta.url)),
};

// For workers started by the code under test, which Node loads directly.
const execArgv = ["--import", "./scripts/alias.ts"];

// Timeouts detect hangs, not slow machines: speed is measured in CPU time.
const patient = { testTimeout: 120_000, hookTimeout: 120_000 };

const http = {
  ...patient,
  environment: "node",
  isolate: false,
  expect: { poll: { timeout: 30_000 } },
} as const;

// Repeats the tests that must pass on both engines, with the site on Postgres.
const onPostgres = {
  resolve: { alias },
  test: {
    ...http,
    name: "http-postgres",
    include: ["tests/http/admin/sessions.test.ts"],
    globalSetup: ["tests/http/global-postgres.ts"],
    env: { TEST_SITE: String(postgresWorker) },
    maxWorkers: 1,
    // Runs while the unit tests keep both cores busy: at the end, one worker would leave a core
    // idle.
    sequence: { groupOrder: 3 },
  },
};

/** Tests that wait a lot or take long run first, while the database tests keep the cores busy. */
const first = /tests\/http\/(faults|outbox|redirects|site\/(fuzz|request-limits)|tracking\/third)/;

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
          // A thread per file starts faster than a process.
          pool: "threads",
          ...patient,
        },
      },
      {
        resolve: { alias },
        test: {
          ...http,
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          globalSetup: ["tests/http/global-setup.ts"],
          // Each worker has its own site (e2e/support/test-site.ts) and runs one file at a time.
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
          globalSetup: ["tests/local/global-setup.ts"],
          // One file at a time: tests start whole stacks on ports that were free a moment ago.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          ...patient,
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
          // All files use the same two databases, so they run one at a time; within a file, both
          // databases are tested in parallel.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          isolate: false,
          ...patient,
        },
      },
    ],
  },
});
