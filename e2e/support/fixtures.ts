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
  /** Reports a context's errors at the end of the test, and makes `goto` wait for hydration. */
  watchContext: (context: BrowserContext) => void;
  /**
   * Opens a page in a window of its own, signed in as `context` is when that is given. Pages of one
   * context are tabs of one window, and Chromium's full build draws only the tab in front.
   */
  openWindow: (context?: BrowserContext) => Promise<Page>;
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
  watchContext: async ({ expectedErrors, javaScriptEnabled }, use) => {
    const errors: string[] = [];
    await use((context) => {
      collectErrors(context, errors);
      if (javaScriptEnabled) context.on("page", waitForHydration);
    });
    const unexpected = errors.filter((text) => !expectedErrors.test(text));
    if (unexpected.length > 0) throw new Error(`A page reported:\n${unexpected.join("\n")}`);
  },
  context: async ({ context, watchContext }, use) => {
    watchContext(context);
    await use(context);
  },
  openWindow: async ({ browser, watchContext }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (context) => {
      const own = await browser.newContext({ storageState: await context?.storageState() });
      opened.push(own);
      watchContext(own);
      return own.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** Stored pages load their scripts behind the first paint, so the load event comes before them. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    const isEarly = options?.waitUntil === "commit" || options?.waitUntil === "domcontentloaded";
    // By the clock, since the default polls as the browser draws.
    if (!isEarly) await page.waitForFunction(isHydrated, null, { polling: 20 });
    return response;
  };
}

/** In a stored page, React loads the stylesheet when it has started, and Next.js sets its router. */
function isHydrated(): boolean {
  const isStored = document.getElementById("_R_")?.textContent;
  const sheet = 'link[rel="stylesheet"][data-precedence]:not([disabled])';
  return (
    !isStored || (document.querySelector(sheet) !== null && Reflect.get(window, "next")?.router)
  );
}

function collectErrors(context: BrowserContext, errors: string[]): void {
  context.on("console", (message) => {
    // Violations of the Content-Security-Policy arrive here as well, as errors.
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
  context.on("weberror", (error) => errors.push(error.error().message));
}
