import type { Page } from "@playwright/test";
import { newAccount, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import { sendMails } from "../support/outbox";
import { serviceClient } from "../support/stored";

test.beforeEach(async ({ context }) => {
  await signIn(context, await newAccount({ isAdmin: true }));
});

test("a mail that went out is listed as sent, without what it says", async ({ page, address }) => {
  const to = uniqueEmail();
  const secret = crypto.randomUUID();
  await sendMails(address, [to], `https://site.example/booking?token=${secret}`);
  await expect.poll(() => statusOf(to), { timeout: 30_000 }).toBe("sent");
  for (const show of ["sent", "all"]) {
    const { row, html } = await findRow(page, `/admin/outbox?show=${show}`, to);
    await expect(row).toContainText("Test mail");
    await expect(row.getByText("Sent", { exact: true })).toBeVisible();
    await expect(row.getByRole("button")).toHaveCount(0);
    expect(html).not.toContain(secret);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages of the list are read", async ({ page }) => {
    const rounds = Array.from({ length: 6 }, () => Array.from({ length: 5 }, uniqueEmail));
    for (const [round, to] of rounds.entries()) await sendMails(`10.0.0.${round}`, to, "Text.");
    await page.goto("/admin/outbox?show=all");
    await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(25);
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/admin/outbox?show=all&page=2");
    await expect(page.getByRole("table").getByRole("rowheader").first()).toBeVisible();
    await page.getByRole("link", { name: "Undelivered" }).click();
    await expect(page).toHaveURL("/admin/outbox");
    await page.goto("/admin/outbox?show=all&page=99999");
    await expect(page.getByText("This list has no page 99999.")).toBeVisible();
    // No other test's mail is to wait behind these.
    const states = async () => [...new Set(await Promise.all(rounds.flat().map(statusOf)))];
    await expect.poll(states, { timeout: 30_000 }).toEqual(["sent"]);
  });
});

test("the outbox has no violation", async ({ page, address }) => {
  await sendMails(address, [uniqueEmail()], "Text.");
  await page.goto("/admin/outbox?show=all");
  await expect(page.getByRole("table", { name: "Mails" })).toBeVisible();
  await expectAccessible(page, "all mail");
});

/** The row of a mail to this address, on whichever page other tests' mail has pushed it. */
async function findRow(page: Page, list: string, to: string) {
  const row = page.getByRole("row").filter({ hasText: to });
  for (let number = 1; number < 100; number++) {
    const response = await page.goto(`${list}&page=${number}`);
    const html = (await response?.text()) ?? "";
    if (html.includes(to)) return { row, html };
  }
  throw new Error(`No mail to ${to} is listed.`);
}

async function statusOf(to: string): Promise<string | undefined> {
  const client = await serviceClient();
  const { data } = await client.from("email_outbox").select("status").eq("to_address", to);
  return data?.[0]?.status;
}
