import type { Page, Request } from "@playwright/test";
import { type Fakes, networks } from "./fakes";
import { test as base } from "./fixtures";
import { randomIp } from "./random-ip";
import type { Country } from "./tracked-server";

export { expect } from "./fixtures";
export { pixelId } from "./tracked-server";

type TestFixtures = { country: Country; fakes: Fakes };

/** Runs tests on a tracked server. `country` sets the visitor's location. */
export const test = base.extend<TestFixtures>({
  baseURL: ({ tracked }, use) => use(tracked.url),
  country: ["US", { option: true }],
  ip: async ({ country }, use) => {
    await use(randomIp(networks[country]));
  },
  fakes: [
    async ({ tracked }, use) => {
      await tracked.fakes.reset();
      await use(tracked.fakes);
    },
    { auto: true },
  ],
});

/** Resolves once the page's country request has finished or failed. */
export function countryAsked(page: Page): Promise<unknown> {
  const isIt = (request: Request) => new URL(request.url()).pathname === "/api/geo";
  return Promise.race([
    page.waitForEvent("requestfinished", isIt),
    page.waitForEvent("requestfailed", isIt),
  ]);
}
