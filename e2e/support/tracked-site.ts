import type { Page, Request } from "@playwright/test";
import { type Fakes, networks } from "./fakes";
import { test as base } from "./fixtures";
import { randomIp } from "./random-ip";
import { startTrackedServer, type TrackedServer } from "./tracked-server";

export { expect } from "./fixtures";
export { pixelId } from "./tracked-server";

type Place = keyof typeof networks;
type TestFixtures = { place: Place; outside: Fakes };
type WorkerFixtures = { tracked: TrackedServer };

/** Tests on a tracked server. `place` says where the visitor is. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  tracked: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const server = await startTrackedServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ tracked }, use) => use(tracked.url),
  place: ["US", { option: true }],
  address: async ({ place }, use) => {
    await use(randomIp(networks[place]));
  },
  outside: [
    async ({ tracked: { fakes } }, use) => {
      await fakes.reset();
      await use(fakes);
    },
    { auto: true },
  ],
});

/** Settles when the page has asked where it is, and either has the answer or has given up. */
export function countryAsked(page: Page): Promise<unknown> {
  const isIt = (request: Request) => new URL(request.url()).pathname === "/api/geo";
  return Promise.race([
    page.waitForEvent("requestfinished", isIt),
    page.waitForEvent("requestfailed", isIt),
  ]);
}
