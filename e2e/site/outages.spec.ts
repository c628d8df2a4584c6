import { failures } from "@/content/failure-pages";
import { expectAccessible } from "../support/axe";
import { startFaultySite } from "../support/faulty-site";
import { expect, test } from "../support/fixtures";
import { testSite } from "../support/test-site";

// Tests run in one worker, so that they share one server.
test.describe.configure({ mode: "default" });

const port = testSite.port + 12;

const neverStored = [
  ["/blog/page/3", failures.blog],
  ["/blog/never-asked-for", failures.post],
] as const;

test.use({
  baseURL: `http://localhost:${port}`,
  expectedErrors: /status of (404|500)/,
});

let site: Awaited<ReturnType<typeof startFaultySite>>;
test.beforeAll(async () => {
  site = await startFaultySite(port);
});
test.afterEach(() => {
  site.faults.length = 0;
});
test.afterAll(() => site?.stop());

test("shows an error when a page fails to load, and loads it on retry", async ({ page }) => {
  site.faults.push({ cut: true });
  for (const [path, { title, text }] of neverStored) {
    expect((await page.goto(path))?.status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `failure page, ${colorScheme}`);
  }
  site.faults.length = 0;
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveCount(0);
});

test("shows the error page when the target of a link fails to load", async ({ page }) => {
  await page.goto("/contact");
  site.faults.push({ cut: true });
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
  await link.evaluate((element) => element.setAttribute("href", "/blog/never-linked-to"));
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(failures.post.title);
  await expect(page.getByText(failures.post.text)).toBeVisible();
  await expect(page.getByText("Try again")).toBeVisible();
});
