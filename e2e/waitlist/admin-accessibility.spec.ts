import { seeded, signIn } from "../support/accounts";
import { storeBooking, storeEntry, storeMessage, storeSubscriber } from "../support/admin-rows";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";

test.use({ expectedErrors: /status of 404/ });

test.beforeEach(({ context }) => signIn(context, seeded.admin));

test("the waitlist has no violation: list, dialog, errors, nothing found", async ({
  page,
  context,
}) => {
  // Six states, each looked at whole.
  test.slow();
  const email = uniqueEmail();
  await storeEntry({ email, name: "A name that is rather long for its column" });
  await page.goto("/admin/waitlist");
  await expectAccessible(page, "list");
  await page.goto(`/admin/waitlist?q=${email}`);
  await page.getByRole("button", { name: /^Manage/ }).click();
  const dialog = page.getByRole("dialog", { name: "Update Waitlist Entry" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "dialog");
  await dialog.getByLabel("Notes").fill("a".repeat(2001));
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(dialog.getByLabel("Notes")).toHaveAccessibleDescription(/at most 2,000/);
  await expectAccessible(page, "notes too long");
  await context.clearCookies();
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Authentication error");
  await expectAccessible(page, "session ended");
  await signIn(context, seeded.admin);
  await page.goto("/admin/waitlist?q=nobody-is-called-this");
  await expect(page.getByText("No entries match these filters.")).toBeVisible();
  await expectAccessible(page, "nothing found");
  await page.goto("/admin/waitlist?page=9999");
  await expectAccessible(page, "past the end");
});

test("messages have no violation: list, whole message, not found", async ({ page }) => {
  const email = uniqueEmail();
  const id = await storeMessage(email, `${"word ".repeat(80)}\n${"x".repeat(300)}`);
  await page.goto(`/admin/messages?q=${email}`);
  await expect(page.getByRole("row").filter({ hasText: email })).toBeVisible();
  await expectAccessible(page, "list");
  await page.goto(`/admin/messages/${id}`);
  await expect(page.getByRole("article")).toContainText("Read");
  await expectAccessible(page, "message");
  await page.goto(`/admin/messages/${crypto.randomUUID()}`);
  await expectAccessible(page, "no message");
});

test("subscribers and bookings have no violation: list and question", async ({ page }) => {
  const email = uniqueEmail();
  await storeSubscriber(email);
  await storeBooking({ email, timeZone: "Asia/Tokyo", note: "A shop.\nTwo languages." });
  for (const [area, opener] of [
    ["subscribers", /^Remove/],
    ["bookings", /^Cancel/],
  ] as const) {
    await page.goto(`/admin/${area}?q=${email}`);
    await expect(page.getByRole("row").filter({ hasText: email })).toBeVisible();
    await expectAccessible(page, area);
    await page.getByRole("row").getByRole("button", { name: opener }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page, `${area}, asked`);
  }
});
