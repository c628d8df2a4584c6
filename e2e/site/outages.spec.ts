import { failures } from "@/content/failure-pages";
import { expectAccessible } from "../support/axe";
import { fill } from "../support/contact-form";
import { startFaultySite } from "../support/faulty-site";
import { expect, test } from "../support/fixtures";
import { testSite } from "../support/test-site";

const port = testSite.port + 12;
const pages = ["/", "/blog", "/blog/forms-people-finish", "/contact"];

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

test("serves pages and keeps form input while the database is down", async ({ page, request }) => {
  const read = async () => {
    const answers = await Promise.all(pages.map((path) => request.get(path)));
    expect(answers.map((answer) => answer.status())).toEqual(pages.map(() => 200));
    return Promise.all(answers.map((answer) => answer.text()));
  };
  await read();
  // Pages expire again two seconds after a server learns of other tests' changes.
  await page.waitForTimeout(3_000);
  const before = await read();
  site.faults.push({ cut: true });
  expect(await read()).toEqual(before);

  await page.clock.install();
  await page.goto("/contact");
  await fill(page, "visitor@mail.example", "Is anybody there?");
  await page.clock.fastForward(5_000);
  await page.getByRole("button", { name: "Send message" }).click();
  const alert = page.getByRole("alert").filter({ hasText: /\S/ });
  await expect(alert).toHaveText("Failed to send message. Please try again later.");
  await expect(page.getByLabel("Message")).toHaveValue("Is anybody there?");
  await page.clock.fastForward(3_000);
  await expect(alert).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("shows an error when a page fails to load, and loads it on retry", async ({ page }) => {
      site.faults.push({ cut: true });
      for (const [path, { title, text }] of neverStored) {
        expect((await page.goto(path))?.status()).toBe(500);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page.getByText(text)).toBeVisible();
        await page.getByRole("link", { name: "Try again" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      }
      // axe needs scripts.
      for (const colorScheme of javaScriptEnabled ? (["light", "dark"] as const) : []) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `failure page, ${colorScheme}`);
      }
      site.faults.length = 0;
      await page.getByRole("link", { name: "Try again" }).click();
      await expect(page.getByRole("link", { name: "Try again" })).toHaveCount(0);
    });
  });
}

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
