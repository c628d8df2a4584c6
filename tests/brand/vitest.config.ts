import { defineConfig } from "vitest/config";

// Apart from the other tests: it builds the whole site once more.
export default defineConfig({
  test: { include: ["tests/brand/*.test.ts"], testTimeout: 120_000, hookTimeout: 600_000 },
});
