import type { Page } from "@playwright/test";
import { seeded, signIn } from "../support/accounts";
import { storeMessage } from "../support/admin-rows";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import { withoutConnection } from "../support/page-actions";
import { serviceClient } from "../support/stored";

const row = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
const press = (page: Page, name: RegExp) =>
  page.getByRole("main").getByRole("button", { name }).click();

async function storedFlags(id: string) {
  const client = await serviceClient();
  const { data } = await client.from("messages").select("read_at, is_spam").eq("id", id).single();
  return { isRead: Boolean(data?.read_at), isSpam: data?.is_spam };
}

test.use({ expectedErrors: /ERR_FAILED/ });
test.beforeEach(({ context }) => signIn(context, seeded.admin));

test("a message is new until it is opened, and can be answered by email", async ({ page }) => {
  const email = uniqueEmail();
  const text = `First line.\n\n${"A long story. ".repeat(40)}\n${"x".repeat(300)}\n\nThe end.`;
  const id = await storeMessage(email, text, "Zoë Müller");
  await page.goto(`/admin/messages?q=${email}`);
  await expect(row(page, email)).toContainText("New");
  expect(await storedFlags(id)).toEqual({ isRead: false, isSpam: false });
  await expectAccessible(page, "list");

  await row(page, email).getByRole("link", { name: "Zoë Müller" }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/admin/messages/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zoë Müller");
  const article = page.getByRole("article");
  for (const part of [email, "Example & Sons", "First line.", "The end.", "Read"]) {
    await expect(article).toContainText(part);
  }
  await expect.poll(() => storedFlags(id)).toEqual({ isRead: true, isSpam: false });
  await expect(page.getByRole("link", { name: "Reply" })).toHaveAttribute(
    "href",
    `mailto:${email}?subject=Re%3A%20Your%20message%20to%20Kiskadee%20Studio`,
  );
  await expectAccessible(page, "message");

  await page.getByRole("link", { name: "All messages" }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === email);
  await expect(row(page, email)).toContainText("Read");
});

test("marks a message read, unread or spam, searches a folder, and rolls back what fails", async ({
  page,
}) => {
  const email = uniqueEmail();
  const id = await storeMessage(email, "Buy this.");
  await page.goto(`/admin/messages?q=${email}`);
  await press(page, /^Mark read/);
  await expect(row(page, email)).toContainText("Mark unread");
  await expect.poll(() => storedFlags(id)).toEqual({ isRead: true, isSpam: false });
  await press(page, /^Mark unread/);
  await expect.poll(() => storedFlags(id)).toEqual({ isRead: false, isSpam: false });

  await page.getByRole("main").getByRole("link", { name: "Unread" }).click();
  await expect(page).toHaveURL(/folder=unread&q=visitor-/);
  await page.getByLabel("Search messages").fill("nobody");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No messages match.")).toBeVisible();
  await expect(page).toHaveURL("/admin/messages?folder=unread&q=nobody");
  await page.goBack();
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, /^Spam/);
  await expect(row(page, email)).toHaveCount(0);
  await expect.poll(() => storedFlags(id)).toEqual({ isRead: false, isSpam: true });
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  const toast = await page.getByText("Marked as spam.").boundingBox();
  expect(toast?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0));
  await press(page, /^Undo/);
  await expect(row(page, email)).toHaveCount(1);
  await expect.poll(() => storedFlags(id)).toEqual({ isRead: false, isSpam: false });
  await page.setViewportSize({ width: 1280, height: 720 });
  await press(page, /^Spam/);
  await expect(row(page, email)).toHaveCount(0);

  await page.getByRole("link", { name: "Spam" }).click();
  await press(page, /^Not spam/);
  await expect(row(page, email)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("link", { name: "Inbox" }).click();
  await expect(row(page, email)).toHaveCount(1);

  const alert = page.getByRole("alert").filter({ hasText: "Failed to update message" });
  await withoutConnection(page, async () => {
    await press(page, /^Spam/);
    await expect(alert).toBeVisible();
  });
  await expect(row(page, email)).toHaveCount(1);
  expect(await storedFlags(id)).toEqual({ isRead: false, isSpam: false });
});
