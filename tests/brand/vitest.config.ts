import { defineConfig } from "vitest/config";

// Separate from the other tests, because it builds the whole site again.
export default defineConfig({
  test: { include: ["tests/brand/*.test.ts"], testTimeout: 120_000, hookTimeout: 600_000 },
});
