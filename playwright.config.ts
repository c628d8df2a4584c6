import { defineConfig } from "@playwright/test";
import { browserArguments } from "./scripts/chromium";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: ".local/test-results/browser",
  // On two cores, a third worker saves only 5% of the time and makes every wait less reliable.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Both detect hangs, not slow machines.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: ".local/test-results/browser.json" }]],
  use: {
    // To trace a single test, pass --trace on. Failed tests save a page snapshot and a screenshot.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
});
