import { type BrowserContext, test as base, type Page } from "@playwright/test";
import type { Site } from "@/local/process/start-site";
import { randomIp } from "./random-ip";
import { startWorkerSite } from "./test-server";

export { expect } from "@playwright/test";

type WorkerFixtures = { site: Site };
type Fixtures = {
  /** Messages of the console that a test expects; everything else there fails it. */
  expectedErrors: RegExp;
  ip: string;
};

/** Every test comes from an IP of its own, and fails on any error in the page or its policy. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const site = await startWorkerSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", auto: true, timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  expectedErrors: [/^$/, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
  ip: async ({}, use) => {
    await use(randomIp());
  },
  extraHTTPHeaders: async ({ ip }, use) => use({ "x-forwarded-for": ip }),
  context: async ({ context, expectedErrors, javaScriptEnabled }, use) => {
    const errors = watchPages(context);
    if (javaScriptEnabled) context.on("page", waitForHydration);
    await use(context);
    const unexpected = errors.filter((text) => !expectedErrors.test(text));
    if (unexpected.length > 0) throw new Error(`A page reported:\n${unexpected.join("\n")}`);
  },
});

/** Stored pages load their scripts behind the first paint, so the load event comes before them. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    const isEarly = options?.waitUntil === "commit" || options?.waitUntil === "domcontentloaded";
    if (!isEarly) await page.waitForFunction(isHydrated, null, { timeout: 5_000 }).catch(() => {});
    return response;
  };
}

/** React loads the stylesheet of a stored page when it has started. */
function isHydrated(): boolean {
  const isStored = document.getElementById("_R_")?.textContent;
  const sheet = 'link[rel="stylesheet"][data-precedence]:not([disabled])';
  return !isStored || document.querySelector(sheet) !== null;
}

function watchPages(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on("console", (message) => {
    // Violations of the Content-Security-Policy arrive here as well, as errors.
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
  context.on("weberror", (error) => errors.push(error.error().message));
  return errors;
}
