import { defineConfig } from "@playwright/test";
import { testSite } from "./e2e/test-site";
import { browserArguments } from "./scripts/chromium";

export default defineConfig({
  testDir: "e2e",
  projects: [
    { name: "together", testMatch: "*.spec.ts", testIgnore: "*.alone.spec.ts" },
    // What fills or breaks something that all tests share.
    { name: "alone", testMatch: "*.alone.spec.ts", dependencies: ["together"], workers: 1 },
  ],
  globalSetup: "./e2e/global-setup.ts",
  outputDir: ".local/test-results",
  // Two cores: a browser and the server under test are enough for them.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: ".local/test-results/browser.json" }]],
  use: {
    baseURL: testSite.url,
    trace: "retain-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
});
