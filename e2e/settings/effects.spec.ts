import type { APIRequestContext, Page } from "@playwright/test";
import { newAccount, signIn } from "../support/accounts";
import { agencyMailsFrom, fill } from "../support/contact-form";
import { expect, test } from "../support/fixtures";
import { mailsTo, uniqueEmail } from "../support/mail";

// The settings are everybody's: what a test changes it puts back through the same form.
test.beforeEach(async ({ context }) => {
  await signIn(context, await newAccount({ isAdmin: true }));
});

test("a changed exchange rate is on every price at the next request, and the pages stay static", async ({
  page,
  request,
}) => {
  const places = ["/", "/get-started?plan=starter"];
  for (const path of places) expect(await pricesOf(request, path)).toContain("USD 750");
  try {
    await saveRate(page, "0.2");
    await expect(page.getByLabel("US dollars for one TT dollar")).toHaveValue("0.2");
    for (const path of places) {
      const prices = await pricesOf(request, path);
      expect(prices).toContain("USD 1,000");
      expect(prices).not.toContain("USD 750");
    }
    // What search engines read.
    expect(await (await request.get("/")).text()).toContain('"price":1000');

    await page.goto("/");
    await page.locator("#pricing").getByRole("button", { name: "USD" }).click();
    const starter = page.locator("#pricing").getByRole("article").first().locator(".numeral");
    await expect(starter).toHaveText("USD 1,000", { useInnerText: true });
  } finally {
    await saveRate(page, "0.15");
  }
  for (const path of places) expect(await pricesOf(request, path)).toContain("USD 750");
});

test("notices go to the address that is set, and without one to the site's own", async ({
  page,
}) => {
  const team = uniqueEmail();
  try {
    await saveAddress(page, team);
    const form = page.getByRole("form", { name: "Notification address" });
    await expect(form).toContainText(`Notifications go to ${team}`);
    const visitor = uniqueEmail();
    await sendMessage(page, visitor);
    await expect
      .poll(async () => (await mailsTo(team)).filter(({ text }) => text.includes(visitor)).length)
      .toBe(1);
    expect(await agencyMailsFrom(visitor)).toEqual([]);
  } finally {
    await saveAddress(page, "");
  }
  const visitor = uniqueEmail();
  await sendMessage(page, visitor);
  await expect.poll(async () => (await agencyMailsFrom(visitor)).length).toBe(1);
  expect((await mailsTo(team)).filter(({ text }) => text.includes(visitor))).toEqual([]);
});

async function saveRate(page: Page, rate: string) {
  await page.goto("/admin/settings");
  await page.getByLabel("US dollars for one TT dollar").fill(rate);
  await page.getByRole("button", { name: "Save rate" }).click();
  const form = page.getByRole("form", { name: "Exchange rate" });
  await expect(form.getByRole("status")).toContainText("Exchange rate saved.");
}

async function saveAddress(page: Page, address: string) {
  await page.goto("/admin/settings");
  const form = page.getByRole("form", { name: "Notification address" });
  await form.getByLabel("Email").fill(address);
  await form.getByRole("button", { name: "Save address" }).click();
  await expect(form.getByRole("status")).toContainText("Notification address saved.");
}

async function sendMessage(page: Page, email: string) {
  await page.clock.install();
  await page.goto("/contact");
  await fill(page, email);
  await page.clock.fastForward(5_000);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("status")).toContainText("Message sent successfully!");
}

/** The prices in a page's HTML, as somebody without scripts reads them. The page has to be a static one. */
async function pricesOf(request: APIRequestContext, path: string): Promise<string[]> {
  const response = await request.get(path);
  expect(response.headers()["cache-control"]).toContain("s-maxage");
  expect(response.headers()["set-cookie"]).toBe(undefined);
  return (await response.text()).match(/USD [\d,]+/g) ?? [];
}
