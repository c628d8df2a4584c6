import { newAccount, seeded } from "../support/accounts";
import { storeBooking, storeMessage } from "../support/admin-rows";
import { expectAccessible } from "../support/axe";
import { uniqueEmail } from "../support/mail";
import { expect, openAs, test } from "../support/posts";

test("opens an unread message with four keys, and finds a person by email", async ({ page }) => {
  const { email } = await newAccount();
  await storeMessage(email, "Words of mine.");
  await storeBooking({ email: uniqueEmail() });
  await openAs(page, seeded.admin, "/admin");
  await expect(page.getByRole("heading", { name: "Unread messages" })).toBeVisible();
  await expectAccessible(page, "dashboard");
  for (const key of ["g", "m"]) await page.keyboard.press(key);
  await expect(page).toHaveURL("/admin/messages");
  await page.keyboard.press("j");
  await expect(page.getByRole("rowheader").first().getByRole("link")).toBeFocused();
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/\/admin\/messages\/./);
  await expect(page.getByRole("article")).toContainText("Words of mine.");

  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("combobox", { name: "Page, post or email" })).toBeFocused();
  await expectAccessible(page, "find");
  await page.keyboard.type(email);
  await expect(page.getByRole("option", { name: email })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Words of mine.");
});

test("schedules a draft, reschedules a booking and adds a redirect with at most six keys", async ({
  page,
  store,
  word,
}) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const heading = page.getByRole("heading", { level: 1 });
  const search = async (text: string) => {
    await press("ControlOrMeta+k");
    await expect(page.getByRole("combobox", { name: "Page, post or email" })).toBeFocused();
    await page.keyboard.type(text);
  };
  await openAs(page, seeded.admin, "/admin");

  const post = await store();
  await search(word);
  await expect(page.getByRole("option", { name: post.title, selected: true })).toBeVisible();
  await press("Enter");
  await expect(page).toHaveURL(`/admin/posts/${post.id}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Content", exact: true })).toBeEditable();
  await press("ControlOrMeta+Enter");
  await expect(page.getByLabel("Publish at", { exact: true })).toBeFocused();
  await page.keyboard.type("12312039");
  await press("Tab");
  await page.keyboard.type("1000AM");
  await press("Enter");
  await expect(page.getByText("Schedule saved")).toBeVisible();

  const email = uniqueEmail();
  const startsAt = Date.UTC(2039, 0, 1 + Math.floor(Math.random() * 365), 17, 30);
  await storeBooking({ email, startsAt });
  await openAs(page, seeded.admin, `/admin/bookings?q=${email}`);
  await press("j", "m");
  await expect(
    page.getByRole("radiogroup", { name: "Time" }).getByRole("radio").first(),
  ).toBeFocused();
  await press("Space", "Enter");
  await expect(page.getByText("Booking rescheduled")).toBeVisible();

  await search("redirects");
  await expect(page.getByRole("option", { name: "Redirects", selected: true })).toBeVisible();
  await press("Enter");
  await expect(heading).toHaveText("Redirects");
  await press("c");
  await expect(page.getByRole("textbox", { name: "From" })).toBeFocused();
  await page.keyboard.type(`/${word}`);
  await press("Tab");
  await page.keyboard.type("/about");
  await press("Enter");
  await expect(page.getByRole("row").filter({ hasText: word })).toBeVisible();
});

test("lists the shortcuts, and ignores single-key ones after they are turned off", async ({
  page,
}) => {
  await openAs(page, seeded.admin, "/admin/messages");
  await page.keyboard.press("b");
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search messages")).toBeFocused();
  await page.keyboard.type("c?");
  await expect(page).toHaveURL("/admin/messages?q=c%3F");
  await page.getByLabel("Search messages").blur();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expectAccessible(page, "keys");
  await keys.getByLabel("Use single-key shortcuts in this browser").uncheck();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.keyboard.press("c");
  await page.keyboard.press("?");
  await expect(page).toHaveURL(/\/admin\/messages/);
  await expect(keys).toBeHidden();
});
