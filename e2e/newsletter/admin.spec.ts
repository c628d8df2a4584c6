import type { Page } from "@playwright/test";
import { seeded, signIn } from "../support/accounts";
import { storeSubscriber } from "../support/admin-rows";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import { catchAction, expectForAdminsOnly, replay } from "../support/replayed-action";
import { storedSubscribers } from "../support/stored";

const row = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Remove Subscriber" });

async function ask(page: Page, email: string) {
  await page.goto(`/admin/subscribers?q=${email}`);
  await row(page, email)
    .getByRole("button", { name: `Remove ${email}` })
    .click();
  await expect(question(page)).toContainText(email);
}

const confirm = (page: Page) =>
  question(page).getByRole("button", { name: "Remove", exact: true }).click();

test.beforeEach(({ context }) => signIn(context, seeded.admin));

test("a subscriber is removed once that is confirmed, and not before", async ({ page }) => {
  const email = uniqueEmail();
  await storeSubscriber(email, "confirmed");
  await ask(page, email);
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(question(page)).toBeHidden();
  expect(await storedSubscribers(email)).toHaveLength(1);

  await ask(page, email);
  await confirm(page);
  await expect(page.getByRole("status").filter({ hasText: "Subscriber removed." })).toBeVisible();
  await expect(row(page, email)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await storedSubscribers(email)).toEqual([]);
});

test("removing somebody who is gone already is no error", async ({ page, context }) => {
  const email = uniqueEmail();
  await storeSubscriber(email);
  const other = await context.newPage();
  await ask(page, email);
  await ask(other, email);
  for (const one of [page, other]) {
    await confirm(one);
    await expect(one.getByRole("status").filter({ hasText: "Subscriber removed." })).toBeVisible();
  }
});

test("the list is narrowed by state", async ({ page }) => {
  const tag = crypto.randomUUID();
  for (const status of ["pending", "confirmed", "unsubscribed"] as const) {
    await storeSubscriber(`${tag}-${status}@mail.example`, status);
  }
  const shown = page.getByRole("row").filter({ hasText: tag });
  await page.goto(`/admin/subscribers?q=${tag}`);
  await expect(shown).toHaveCount(3);
  for (const label of ["Pending", "Confirmed", "Unsubscribed"]) {
    await page.getByLabel("Status").selectOption(label);
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText(`${tag}-${label.toLowerCase()}@`);
    await expect(shown).toContainText(label);
  }
  await page.getByLabel("Status").selectOption("All");
  await expect(shown).toHaveCount(3);
});

test("the file that is offered follows the filter of the list", async ({ page }) => {
  await page.goto("/admin/subscribers?status=confirmed&q=example");
  const started = page.waitForEvent("download");
  const link = page.getByRole("link", { name: "Export CSV" });
  await link.click();
  expect((await started).suggestedFilename()).toMatch(/^subscribers-\d{4}-\d{2}-\d{2}\.csv$/);
  await expect(link).toHaveAttribute(
    "href",
    /^\/admin\/subscribers\/export\?(?=.*status=confirmed)(?=.*q=example)/,
  );
});

test.describe("a removal", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("that fails says so; sent by anybody but an admin it removes nobody", async ({
    page,
    request,
  }) => {
    const email = uniqueEmail();
    await storeSubscriber(email);
    await ask(page, email);
    const caught = await catchAction(page, () => confirm(page));
    const alert = page.getByRole("alert").filter({ hasText: "Failed to remove subscriber" });
    await expect(alert).toBeVisible();
    await expect(row(page, email)).toHaveCount(1);

    const admin = await expectForAdminsOnly(request, caught, email);
    expect(await storedSubscribers(email)).toHaveLength(1);
    await replay(request, caught, admin);
    expect(await storedSubscribers(email)).toEqual([]);
  });
});

test("a session that ended is told, and nobody is removed", async ({ page, context }) => {
  const email = uniqueEmail();
  await storeSubscriber(email);
  await ask(page, email);
  await context.clearCookies();
  await confirm(page);
  await expect(
    page.getByRole("alert").filter({ hasText: "Your session has ended." }),
  ).toBeVisible();
  expect(await storedSubscribers(email)).toHaveLength(1);
});
