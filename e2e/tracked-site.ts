import type { Page, Request } from "@playwright/test";
import { readConfig, siteEnvironment } from "../local/config";
import { runNext } from "../local/next-process";
import { test as base, expect } from "./fixtures";
import { networks, type StandIns, startStandIns } from "./stand-ins";
import { stackKeys } from "./stored";
import { testSite } from "./test-site";

export { expect } from "./fixtures";

export const pixelId = "100200300400500";

type Place = keyof typeof networks;
type TestFixtures = { place: Place; outside: StandIns };
type WorkerFixtures = { tracked: { url: string; standIns: StandIns } };

/**
 * Tests on a second server over the same build and database, with a pixel and every service beside
 * it configured, and a stand-in for each. `place` says where the visitor is.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  tracked: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use, { parallelIndex }) => {
      const port = testSite.port + 20 + 2 * parallelIndex;
      const standIns = await startStandIns(port + 1, testSite.mailUrl);
      const next = runNext("start", await variables(port, standIns.url));
      const url = `http://localhost:${port}`;
      const answers = () =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        );
      await expect.poll(answers, { timeout: 30_000 }).toBe(200);
      // The first lookup may take longer than a page waits; an address that failed is not asked again.
      let asked = 0;
      const country = async () => {
        const headers = { "x-forwarded-for": `${networks.US}.0.0.${asked++}` };
        return (await (await fetch(`${url}/api/geo`, { headers })).json()).country;
      };
      await expect.poll(country).toBe("US");
      await use({ url, standIns });
      await next.stop();
      await standIns.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ tracked }, use) => use(tracked.url),
  place: ["US", { option: true }],
  address: async ({ place }, use) => {
    const part = () => 1 + Math.floor(Math.random() * 254);
    await use(`${networks[place]}.${part()}.${part()}.${part()}`);
  },
  outside: [
    async ({ tracked: { standIns } }, use) => {
      await standIns.reset();
      await use(standIns);
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

async function variables(port: number, outside: string): Promise<Record<string, string>> {
  const config = readConfig({
    PORT: String(port),
    SUPABASE_PORT: String(testSite.supabasePort),
    MAIL_PORT: String(testSite.mailPort),
  });
  const stack = {
    ...(await stackKeys()),
    supabaseUrl: `http://127.0.0.1:${testSite.supabasePort}`,
    mailUrl: testSite.mailUrl,
  };
  return {
    ...siteEnvironment(config, stack),
    NEXT_DIST_DIR: testSite.distDir,
    RESEND_BASE_URL: `${outside}/mail`,
    GEO_API_URL: `${outside}/geo`,
    META_PIXEL_ID: pixelId,
    META_PIXEL_SCRIPT_URL: `${outside}/fbevents.js`,
    META_ACCESS_TOKEN: "token-of-a-test",
    META_GRAPH_URL: `${outside}/graph`,
  };
}
