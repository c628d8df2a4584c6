import { type BrowserContext, test as base, type Page } from "@playwright/test";
import type { Site } from "@/local/process/start-site";
import { randomIp } from "./random-ip";
import { removeNewApis } from "./remove-new-apis";
import { startWorkerSite } from "./test-server";
import { startTrackedServer, type TrackedServer } from "./tracked-server";

export { expect } from "@playwright/test";

type WorkerFixtures = {
  site: Site;
  /** Here, since a test file with worker fixtures of its own would need a second site. */
  tracked: TrackedServer;
};
type Fixtures = {
  /** Console errors and warnings the test expects. Any others fail it. */
  expectedErrors: RegExp;
  ip: string;
  /** Off by default: a headless window that stops drawing ends view transitions with an error. */
  viewTransitions: boolean;
  /**
   * Fails the test on errors in the context, makes `goto` and `reload` wait for hydration, removes APIs
   * that old browsers lack, and turns off view transitions unless the test enables them.
   */
  watchContext: (context: BrowserContext) => Promise<void>;
  /**
   * Opens a page in its own window, signed in like `context` if given. Pages of one context are
   * tabs of one window, and Chromium's full build renders only the front tab.
   */
  openWindow: (context?: BrowserContext) => Promise<Page>;
};

/** Each test has its own IP, and fails on any page error or policy violation. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startWorkerSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", auto: true, timeout: 120_000 },
  ],
  tracked: [
    async ({}, use) => {
      const server = await startTrackedServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  expectedErrors: [/^$/, { option: true }],
  ip: async ({}, use) => {
    await use(randomIp());
  },
  viewTransitions: [false, { option: true }],
  extraHTTPHeaders: async ({ ip }, use) => use({ "x-forwarded-for": ip }),
  watchContext: async ({ expectedErrors, javaScriptEnabled, viewTransitions }, use) => {
    const errors: string[] = [];
    await use(async (context) => {
      await context.addInitScript(removeNewApis);
      if (!viewTransitions) await context.addInitScript(withoutViewTransitions);
      collectErrors(context, errors);
      if (javaScriptEnabled) context.on("page", waitForHydration);
    });
    const unexpected = errors.filter((text) => !expectedErrors.test(text));
    if (unexpected.length > 0) throw new Error(`A page reported:\n${unexpected.join("\n")}`);
  },
  context: async ({ context, watchContext }, use) => {
    await watchContext(context);
    await use(context);
  },
  openWindow: async ({ browser, watchContext }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (context) => {
      const own = await browser.newContext({ storageState: await context?.storageState() });
      opened.push(own);
      await watchContext(own);
      return own.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** The load event fires before hydration, so keys pressed right after it would be lost. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const hydrated = async (options: Parameters<Page["reload"]>[0]) => {
    const isEarly = options?.waitUntil === "commit" || options?.waitUntil === "domcontentloaded";
    // Poll on a timer, since the default polls only when the browser renders a frame.
    if (!isEarly) await page.waitForFunction(isHydrated, null, { polling: 20 });
  };
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await hydrated(options);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await hydrated(options);
    return response;
  };
}

function withoutViewTransitions() {
  Reflect.deleteProperty(Document.prototype, "startViewTransition");
}

/** Returns false until React has hydrated the page and, if it is static, loaded its stylesheet. */
function isHydrated(): boolean {
  const bootstrap = document.getElementById("_R_");
  if (!bootstrap) return true;
  const isStored = bootstrap.textContent !== "";
  const sheet = 'link[rel="stylesheet"][data-precedence]:not([disabled])';
  return (
    Object.keys(document.documentElement).some((name) => name.startsWith("__reactFiber$")) &&
    (!isStored || document.querySelector(sheet) !== null)
  );
}

function collectErrors(context: BrowserContext, errors: string[]): void {
  context.on("console", (message) => {
    // Content-Security-Policy violations are reported here as errors too.
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
  context.on("weberror", (error) => errors.push(error.error().message));
}
