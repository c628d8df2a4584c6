import { request as playwright } from "@playwright/test";
import { test as base } from "vitest";
import { randomIp } from "@/e2e/support/random-ip";
import { testSite } from "@/e2e/support/test-site";
import { withHeadersChecked } from "./security-headers";

export { expect } from "vitest";

/** Each test has its own IP, so that limits count it separately. `url` is the site under test. */
export const test = base
  .extend("ip", () => randomIp())
  .extend("url", (): string => testSite.url)
  .extend("request", async ({ ip, url }, { onCleanup }) => {
    const context = await playwright.newContext({
      baseURL: url,
      // Vitest limits each test.
      timeout: 0,
      // Compression takes a twentieth of the servers' time. compression.test.ts covers it.
      extraHTTPHeaders: { "x-forwarded-for": ip, "accept-encoding": "identity" },
    });
    onCleanup(() => context.dispose());
    return withHeadersChecked(context);
  });
