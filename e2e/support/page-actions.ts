import type { Page } from "@playwright/test";

const adminPages = "**/admin/**";

/** Aborts every action that the page sends while `act` runs, as without a connection. */
export async function withoutConnection(page: Page, act: () => Promise<void>): Promise<void> {
  await page.route(adminPages, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await act();
  await page.unroute(adminPages);
}

/** Keeps the actions that the page sends until they are released. */
export async function holdActions(page: Page): Promise<{ release: () => void }> {
  const gate = Promise.withResolvers<void>();
  await page.route(adminPages, async (route) => {
    if (route.request().method() === "POST") await gate.promise;
    await route.continue();
  });
  return { release: () => gate.resolve() };
}
