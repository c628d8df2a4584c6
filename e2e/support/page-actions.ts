import type { Page } from "@playwright/test";
import { holdRequests } from "./held-requests";

const adminPages = "**/admin/**";

/** Aborts every action that the page sends while `act` runs, as without a connection. */
export async function withoutConnection(page: Page, act: () => Promise<void>): Promise<void> {
  await page.route(adminPages, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await act();
  await page.unroute(adminPages);
}

/** Keeps the actions that the page sends until the answer is called. */
export const holdActions = (page: Page) => holdRequests(page, adminPages, "POST");
