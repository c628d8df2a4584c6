import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));
const alias = {
  "@/": root,
  // The marker that keeps a module out of the browser bundle; outside Next.js it has no meaning.
  "server-only": fileURLToPath(new URL("tests/server-only.ts", import.meta.url)),
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: { name: "unit", environment: "node", include: ["tests/unit/**/*.test.{ts,tsx}"] },
      },
      {
        resolve: { alias },
        test: {
          name: "http",
          environment: "node",
          include: ["tests/http/**/*.test.ts"],
          globalSetup: ["tests/http/global-setup.ts"],
          // Each worker has a site of its own (e2e/support/test-site.ts), on which its files take turns.
          maxWorkers: 2,
          isolate: false,
          sequence: { groupOrder: 3 },
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 45_000,
          hookTimeout: 60_000,
        },
      },
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
