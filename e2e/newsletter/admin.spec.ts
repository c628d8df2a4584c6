import type { Page } from "@playwright/test";
import { seeded, signIn } from "../support/accounts";
import { storeSubscriber } from "../support/admin-rows";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import { withoutConnection } from "../support/page-actions";
import { storedSubscribers } from "../support/stored";

const row = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Remove Subscriber" });

async function ask(page: Page, email: string) {
  await row(page, email)
    .getByRole("button", { name: `Remove ${email}` })
    .click();
  await expect(question(page)).toContainText(email);
}

const confirm = (page: Page) =>
  question(page).getByRole("button", { name: "Remove", exact: true }).click();

const removed = (page: Page) => page.getByRole("status").filter({ hasText: "Subscriber removed." });

test.beforeEach(({ context }) => signIn(context, seeded.admin));

test.describe("a removal", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("happens once it is confirmed, and is no error where somebody is gone already", async ({
    page,
    context,
  }) => {
    const email = uniqueEmail();
    await storeSubscriber(email, "confirmed");
    const other = await context.newPage();
    for (const one of [other, page]) {
      await one.goto(`/admin/subscribers?q=${email}`);
      await expect(row(one, email)).toBeVisible();
    }
    await expectAccessible(page, "list");
    await ask(page, email);
    await expectAccessible(page, "question");
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await expect(question(page)).toBeHidden();
    await ask(page, email);
    await withoutConnection(page, async () => {
      await confirm(page);
      const alert = page.getByRole("alert").filter({ hasText: "Failed to remove subscriber" });
      await expect(alert).toBeVisible();
    });
    await expect(row(page, email)).toHaveCount(1);
    expect(await storedSubscribers(email)).toHaveLength(1);

    await ask(page, email);
    await confirm(page);
    await expect(removed(page)).toBeVisible();
    await expect(row(page, email)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    expect(await storedSubscribers(email)).toEqual([]);

    await ask(other, email);
    await confirm(other);
    await expect(removed(other)).toBeVisible();
  });
});

test("the list is narrowed by state, and the offered file follows its filter", async ({ page }) => {
  const tag = crypto.randomUUID();
  for (const status of ["pending", "confirmed", "unsubscribed"] as const) {
    await storeSubscriber(`${tag}-${status}@mail.example`, status);
  }
  const shown = row(page, tag);
  await page.goto(`/admin/subscribers?q=${tag}`);
  await expect(shown).toHaveCount(3);
  for (const label of ["Pending", "Unsubscribed", "Confirmed"]) {
    await page.getByLabel("Status").selectOption(label);
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText(`${tag}-${label.toLowerCase()}@`);
    await expect(shown).toContainText(label);
  }
  const link = page.getByRole("link", { name: "Export CSV" });
  const path = "/admin/subscribers/export";
  await expect(link).toHaveAttribute("href", `${path}?status=confirmed&q=${tag}`);
  const started = page.waitForEvent("download");
  await link.click();
  expect((await started).suggestedFilename()).toMatch(/^subscribers-\d{4}-\d{2}-\d{2}\.csv$/);
  await page.getByLabel("Status").selectOption("All");
  await expect(shown).toHaveCount(3);
});
