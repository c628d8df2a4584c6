import type { Page } from "@playwright/test";
import { holdRequests } from "./held-requests";

const adminPages = "**/admin/**";

/** Simulates a lost connection by aborting every action the page sends while `act` runs. */
export async function withoutConnection(page: Page, act: () => Promise<void>): Promise<void> {
  await page.route(adminPages, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await act();
  await page.unroute(adminPages);
}

/** Holds the page's actions until the returned function is called. */
export const holdActions = (page: Page) => holdRequests(page, adminPages, "POST");
