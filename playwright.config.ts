import { defineConfig } from "@playwright/test";
import { browserArguments } from "./scripts/chromium";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: ".local/test-results/browser",
  // Two cores: a third worker saves 5 % of the time and makes every wait less certain.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: ".local/test-results/browser.json" }]],
  use: {
    // Recorded for one test when asked for (--trace on); what failed leaves its page as text and picture.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
});
