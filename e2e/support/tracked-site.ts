import type { Page, Request } from "@playwright/test";
import { type Fakes, networks, startFakes } from "./fakes";
import { test as base, expect } from "./fixtures";
import { randomIp } from "./random-ip";
import { startTestServer } from "./test-server";
import { testSite } from "./test-site";

export { expect } from "./fixtures";

export const pixelId = "100200300400500";

type Place = keyof typeof networks;
type TestFixtures = { place: Place; outside: Fakes };
type WorkerFixtures = { tracked: { url: string; fakes: Fakes } };

/**
 * Tests on a second server over the same build and database, with a pixel and every service beside
 * it configured, and a fake of each. `place` says where the visitor is.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  tracked: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const fakes = await startFakes(testSite.port + 4, testSite.mailUrl);
      const server = await startTestServer(testSite.port + 3, {
        RESEND_BASE_URL: `${fakes.url}/mail`,
        GEO_API_URL: `${fakes.url}/geo`,
        META_PIXEL_ID: pixelId,
        META_PIXEL_SCRIPT_URL: `${fakes.url}/fbevents.js`,
        META_ACCESS_TOKEN: "token-of-a-test",
        META_GRAPH_URL: `${fakes.url}/graph`,
      });
      const { url } = server;
      // The first lookup may take longer than a page waits; an address that failed is not asked again.
      let asked = 0;
      const country = async () => {
        const headers = { "x-forwarded-for": `${networks.US}.0.0.${asked++}` };
        return (await (await fetch(`${url}/api/geo`, { headers })).json()).country;
      };
      await expect.poll(country).toBe("US");
      await use({ url, fakes });
      await server.stop();
      await fakes.stop();
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
