import type { Page } from "@playwright/test";
import { seeded, signIn } from "../support/accounts";
import { storeSubscriber } from "../support/admin-rows";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import { withoutConnection } from "../support/page-actions";
import { storedSubscribers } from "../support/stored";

const row = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
test.beforeEach(({ context }) => signIn(context, seeded.admin));

test.describe("a deletion", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("can be undone immediately or later, and fails if the subscriber was already deleted", async ({
    page,
    context,
    openWindow,
  }) => {
    const email = uniqueEmail();
    await storeSubscriber(email, "confirmed");
    const before = await storedSubscribers(email);
    const other = await openWindow(context);
    for (const one of [other, page]) {
      await one.goto(`/admin/subscribers?q=${email}`);
      await expect(row(one, email)).toBeVisible();
    }
    await expectAccessible(page, "list");
    const remove = (one: Page) => one.getByRole("button", { name: `Delete ${email}` }).click();
    const alert = (text: string) => page.getByRole("alert").filter({ hasText: text });
    const status = (text: string) => page.getByRole("status").filter({ hasText: text });
    await withoutConnection(page, async () => {
      await remove(page);
      await expect(alert("Something went wrong.")).toBeVisible();
    });
    expect(await storedSubscribers(email)).toEqual(before);

    await remove(page);
    await expect(status("Deleted.")).toBeVisible();
    await expect(row(page, email)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    // The message stays while it has the focus.
    await page.getByRole("button", { name: "Undo" }).focus();
    expect(await storedSubscribers(email)).toEqual([]);
    await remove(other);
    await expect(other.getByRole("alert").filter({ hasText: "was already deleted" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(status("Restored.")).toBeVisible();
    await expect(row(page, email)).toBeVisible();
    expect(await storedSubscribers(email)).toEqual(before);

    await remove(page);
    await expect(row(page, email)).toHaveCount(0);
    await page.goto("/admin/deleted");
    await expect(row(page, email)).toContainText("Subscriber");
    await expectAccessible(page, "what can be restored");
    await page.getByRole("button", { name: `Restore subscriber, ${email}` }).click();
    await expect(status("Restored.")).toBeVisible();
    await expect(row(page, email)).toHaveCount(0);
    expect(await storedSubscribers(email)).toEqual(before);
  });
});

test("filters the list by status, and applies the filter to the export", async ({ page }) => {
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
  await expect(page.getByRole("link", { name: "Export CSV" })).toHaveAttribute(
    "href",
    `/admin/subscribers/export?status=confirmed&q=${tag}`,
  );
  await page.getByLabel("Status").selectOption("All statuses");
  await expect(shown).toHaveCount(3);
});
