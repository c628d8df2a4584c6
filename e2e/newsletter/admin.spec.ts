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

  test("can be undone immediately or later, and keeps the row if it fails", async ({ page }) => {
    const email = uniqueEmail();
    await storeSubscriber(email, "confirmed");
    const before = await storedSubscribers(email);
    await page.goto(`/admin/subscribers?q=${email}`);
    await expect(row(page, email)).toBeVisible();
    await expectAccessible(page, "list");
    const remove = () => page.getByRole("button", { name: `Delete ${email}` }).click();
    const alert = (text: string) => page.getByRole("alert").filter({ hasText: text });
    const status = (text: string) => page.getByRole("status").filter({ hasText: text });
    await withoutConnection(page, async () => {
      await remove();
      await expect(alert("Something went wrong.")).toBeVisible();
    });
    expect(await storedSubscribers(email)).toEqual(before);

    await remove();
    await expect(status("Deleted.")).toBeVisible();
    await expect(row(page, email)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    // The message stays while it has the focus.
    await page.getByRole("button", { name: "Undo" }).focus();
    expect(await storedSubscribers(email)).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(status("Restored.")).toBeVisible();
    await expect(row(page, email)).toBeVisible();
    expect(await storedSubscribers(email)).toEqual(before);

    await remove();
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
