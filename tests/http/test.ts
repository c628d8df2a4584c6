import { type APIRequestContext, request as playwright } from "@playwright/test";
import { test as base } from "vitest";
import { randomIp } from "@/e2e/support/random-ip";
import { testSite } from "@/e2e/support/test-site";

export { expect } from "vitest";

/** Every test comes from an IP of its own, so that limits count it apart. */
export const test = base.extend<{ ip: string; request: APIRequestContext }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest wants the pattern.
  ip: ({}, use) => use(randomIp()),
  request: async ({ ip }, use) => {
    const context = await playwright.newContext({
      baseURL: testSite.url,
      extraHTTPHeaders: { "x-forwarded-for": ip },
    });
    await use(context);
    await context.dispose();
  },
});
