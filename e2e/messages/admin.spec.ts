import type { Page } from "@playwright/test";
import { seeded, signIn } from "../support/accounts";
import { storeMessage } from "../support/admin-rows";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";
import { catchAction, expectForAdminsOnly, replay } from "../support/replayed-action";
import { serviceClient } from "../support/stored";

const row = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });
const button = (page: Page, name: RegExp) => page.getByRole("main").getByRole("button", { name });

async function storedMarks(id: string) {
  const client = await serviceClient();
  const { data } = await client.from("messages").select("read_at, is_spam").eq("id", id).single();
  return { isRead: Boolean(data?.read_at), isSpam: data?.is_spam };
}

test.beforeEach(({ context }) => signIn(context, seeded.admin));

test("a message is new until it is opened, and stands there in full", async ({ page }) => {
  const email = uniqueEmail();
  const text = `First line.\n\n${"A long story. ".repeat(40)}\n\nThe end.`;
  const id = await storeMessage(email, text, "Zoë Müller");
  await page.goto(`/admin/messages?q=${email}`);
  await expect(row(page, email)).toContainText("New");
  expect(await storedMarks(id)).toEqual({ isRead: false, isSpam: false });

  await row(page, email).getByRole("link", { name: "Zoë Müller" }).click();
  await expect(page).toHaveURL(`/admin/messages/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zoë Müller");
  const article = page.getByRole("article");
  for (const part of [email, "Example & Sons", "First line.", "The end."]) {
    await expect(article).toContainText(part);
  }
  await expect(article).toContainText("Read");
  await expect.poll(() => storedMarks(id)).toEqual({ isRead: true, isSpam: false });

  await page.getByRole("link", { name: "All messages" }).click();
  await expect(page).toHaveURL("/admin/messages");
  await page.goto(`/admin/messages?q=${email}`);
  await expect(row(page, email)).toContainText("Read");
});

test("Reply opens a mail to the sender with a subject", async ({ page }) => {
  const email = `a+b&c?d=e%20${uniqueEmail()}`;
  const id = await storeMessage(email, "A question.");
  await page.goto(`/admin/messages/${id}`);
  const href = await page.getByRole("link", { name: "Reply" }).getAttribute("href");
  const url = new URL(href ?? "");
  expect(url.protocol).toBe("mailto:");
  expect(decodeURIComponent(url.pathname)).toBe(email);
  expect(url.search).toBe("?subject=Re%3A%20Your%20message%20to%20Kiskadee%20Studio");
});

test("a message goes to spam and back, and is read or unread, from the list", async ({ page }) => {
  const email = uniqueEmail();
  const id = await storeMessage(email, "Buy this.");
  await page.goto(`/admin/messages?q=${email}`);
  await row(page, email)
    .getByRole("button", { name: /^Mark read/ })
    .click();
  await expect(row(page, email)).toContainText("Mark unread");
  await expect.poll(() => storedMarks(id)).toEqual({ isRead: true, isSpam: false });
  await row(page, email)
    .getByRole("button", { name: /^Mark unread/ })
    .click();
  await expect.poll(() => storedMarks(id)).toEqual({ isRead: false, isSpam: false });

  await page.getByRole("link", { name: "Unread" }).click();
  await expect(page).toHaveURL(/folder=unread&q=visitor-/);
  await row(page, email).getByRole("button", { name: /^Spam/ }).click();
  await expect(row(page, email)).toHaveCount(0);
  await expect.poll(() => storedMarks(id)).toEqual({ isRead: false, isSpam: true });

  await page.getByRole("link", { name: "Spam" }).click();
  await row(page, email)
    .getByRole("button", { name: /^Not spam/ })
    .click();
  await expect(row(page, email)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("link", { name: "Inbox" }).click();
  await expect(row(page, email)).toHaveCount(1);
});

test("the search stays in its folder", async ({ page }) => {
  const tag = crypto.randomUUID();
  await storeMessage(`${tag}-one@mail.example`, "One.");
  await storeMessage(`${tag}-two@mail.example`, "Two.");
  await page.goto("/admin/messages?folder=unread");
  await page.getByLabel("Email starts with").fill(`${tag}-t`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/messages?folder=unread&q=${tag}-t`);
  await expect(page.getByRole("row").filter({ hasText: tag })).toHaveCount(1);
});

test.describe("an address", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("that no message has any longer is told", async ({ page }) => {
    const response = await page.goto(`/admin/messages/${crypto.randomUUID()}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText("This message no longer exists.")).toBeVisible();
  });
});

test.describe("a mark", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("that fails is taken back; sent by anybody but an admin it changes nothing", async ({
    page,
    request,
  }) => {
    const email = uniqueEmail();
    const id = await storeMessage(email, "Hello.");
    await page.goto(`/admin/messages?q=${email}`);
    const caught = await catchAction(page, () => button(page, /^Spam/).click());
    await expect(
      page.getByRole("alert").filter({ hasText: "Failed to update message" }),
    ).toBeVisible();
    await expect(row(page, email)).toHaveCount(1);

    const admin = await expectForAdminsOnly(request, caught, email);
    expect(await storedMarks(id)).toEqual({ isRead: false, isSpam: false });
    await replay(request, caught, admin);
    expect(await storedMarks(id)).toEqual({ isRead: false, isSpam: true });
  });
});

test("a session that ended is told, and the message stays where it was", async ({
  page,
  context,
}) => {
  const email = uniqueEmail();
  const id = await storeMessage(email, "Hello.");
  await page.goto(`/admin/messages?q=${email}`);
  await context.clearCookies();
  await button(page, /^Spam/).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Your session has ended." }),
  ).toBeVisible();
  await expect(row(page, email)).toHaveCount(1);
  expect(await storedMarks(id)).toEqual({ isRead: false, isSpam: false });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("messages can be found and read", async ({ page }) => {
    const email = uniqueEmail();
    await storeMessage(email, "Read me.");
    await page.goto("/admin/messages?folder=unread");
    await page.getByLabel("Email starts with").fill(email);
    await page.getByRole("button", { name: "Apply" }).click();
    await row(page, email).getByRole("link").click();
    await expect(page.getByRole("article")).toContainText("Read me.");
  });
});
