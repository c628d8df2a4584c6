import type { Page } from "@playwright/test";
import { newAccount, seeded } from "../support/accounts";
import { editorOf, expect, expectSaved, openAs, storedPost, test } from "../support/posts";

test("links out of the editor ask before unsaved changes are left", async ({ page, store }) => {
  const post = await store();
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const editor = editorOf(page);
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await editor.title.fill("Changed");
  await page.getByRole("link", { name: "Cancel" }).click();
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(`/admin/posts/${post.id}`);
  await expect(editor.title).toHaveValue("Changed");
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/admin");
});

/** Presses the browser's own Back or Forward, without waiting for a page that may not come. */
async function travel(page: Page, by: 1 | -1): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await browser.send("Page.getNavigationHistory");
  const { id: entryId } = entries[currentIndex + by] ?? { id: -1 };
  await browser.send("Page.navigateToHistoryEntry", { entryId });
  await browser.detach();
}

test("the browser's Back and Forward ask before unsaved changes are left", async ({
  page,
  word,
  store,
}) => {
  const post = await store();
  const { title } = editorOf(page);
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  const address = `/admin/posts/${post.id}`;
  await openAs(page, seeded.admin, `/admin/posts?search=${word}`);
  await page.getByRole("link", { name: post.title, exact: true }).click();
  await expect(title).toHaveValue(post.title);
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page).toHaveURL("/admin");
  await travel(page, -1);
  await expect(page).toHaveURL(address);

  // By key, not filled in: without that the browser lets nothing hold it.
  await title.press("End");
  await title.press("!");
  await travel(page, 1);
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await travel(page, -1);
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(title).toHaveValue(`${post.title}!`);

  await travel(page, -1);
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(`/admin/posts?search=${word}`);

  // The editor was kept with its changes, and asks again.
  await travel(page, 1);
  await expect(title).toHaveValue(`${post.title}!`);
  await title.press("End");
  await travel(page, 1);
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/admin");
});

test("without changes nothing is asked", async ({ page, store }) => {
  const post = await store();
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const { title } = editorOf(page);
  await title.fill("Changed");
  await title.fill(post.title);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/admin/posts");
});

test("the browser warns before a page with unsaved changes is closed", async ({ page, store }) => {
  const post = await store();
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  await editorOf(page).title.pressSequentially("!");
  const warning = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await warning;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});

test("an unsaved draft is offered to its writer when they come back, and to nobody else", async ({
  page,
  store,
}) => {
  const post = await store();
  page.on("dialog", (dialog) => dialog.accept());
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const editor = editorOf(page);
  const offer = page.getByRole("region", { name: "Unsaved draft" });
  const kept = () => page.evaluate(() => Object.keys(localStorage).length);
  await editor.content.fill("Half a thought");
  await expect.poll(kept).toBe(1);
  await openAs(page, await newAccount({ isAdmin: true }), `/admin/posts/${post.id}`);
  await expect(editor.content).toHaveValue("Some text.");
  await expect(offer).toHaveCount(0);
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  await expect(offer).toContainText(/unsaved draft of this post from .*\d{4}/);
  await expect(editor.content).toHaveValue("Some text.");
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(editor.content).toHaveValue("Half a thought");
  await editor.update.click();
  await expectSaved(page);
  expect((await storedPost(post.id))?.content).toBe("Half a thought");
  expect(await kept()).toBe(0);
});

test("a draft that is discarded is gone", async ({ page }) => {
  page.on("dialog", (dialog) => dialog.accept());
  await openAs(page, await newAccount({ isAdmin: true }), "/admin/posts/new");
  const offer = page.getByRole("region", { name: "Unsaved draft" });
  await editorOf(page).title.fill("Never mind");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBe(1);
  await page.reload();
  await offer.getByRole("button", { name: "Discard" }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(editorOf(page).title).toHaveValue("");
  await expect(offer).toHaveCount(0);
});

test("after saving, the next new post starts empty", async ({ page, word }) => {
  await openAs(page, seeded.admin, "/admin/posts/new");
  const editor = editorOf(page);
  await editor.title.fill(word);
  await editor.content.fill("Text");
  await editor.create.click();
  await expectSaved(page);
  await page.getByRole("link", { name: "New Post" }).click();
  await expect(page).toHaveURL("/admin/posts/new");
  await expect(editor.title).toHaveValue("");
  await expect(editor.create).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
