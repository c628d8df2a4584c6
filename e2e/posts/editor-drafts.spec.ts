import type { Page } from "@playwright/test";
import { newAccount, seeded } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { editorOf, expect, expectSaved, openAs, storedPost, test } from "../support/posts";

test("warns only when a link or closing the tab would discard unsaved changes", async ({
  page,
  store,
}) => {
  const post = await store();
  const path = `/admin/posts/${post.id}`;
  await openAs(page, seeded.admin, path);
  const { title } = editorOf(page);
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const cancel = page.getByRole("link", { name: "Cancel" });
  await title.fill("Changed");
  await cancel.click();
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(path);
  await expect(title).toHaveValue("Changed");
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/admin");

  await openAs(page, seeded.admin, path);
  await title.fill("Changed");
  await title.fill(post.title);
  await cancel.click();
  await expect(page).toHaveURL("/admin/posts");

  await openAs(page, seeded.admin, path);
  await title.pressSequentially("!");
  await expect(page.getByText(/^Unsaved/)).toBeVisible();
  const warning = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const warned = await warning;
  expect(warned.type()).toBe("beforeunload");
  await warned.accept();
});

/** Presses the browser's Back or Forward without waiting for a page that may never load. */
async function travel(page: Page, by: 1 | -1): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await browser.send("Page.getNavigationHistory");
  const { id: entryId } = entries[currentIndex + by] ?? { id: -1 };
  await browser.send("Page.navigateToHistoryEntry", { entryId });
  await browser.detach();
}

test("warns before Back or Forward discards unsaved changes", async ({ page, word, store }) => {
  const post = await store();
  const { title } = editorOf(page);
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
  // The query names the list that the editor returns to.
  const path = `/admin/posts/${post.id}?list=q%3D${word}`;
  await openAs(page, seeded.admin, `/admin/posts?q=${word}`);
  await page.getByRole("link", { name: post.title, exact: true }).click();
  await expect(title).toHaveValue(post.title);
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page).toHaveURL("/admin");
  await travel(page, -1);
  await expect(page).toHaveURL(path);

  // Type with real keys: the browser lets pages block navigation only after user input.
  await title.press("End");
  await title.press("!");
  await travel(page, 1);
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await travel(page, -1);
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(title).toHaveValue(`${post.title}!`);

  await travel(page, -1);
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(`/admin/posts?q=${word}`);
  await expect(title).toBeHidden();

  // The editor still has its changes, so it asks again.
  await travel(page, 1);
  await expect(title).toHaveValue(`${post.title}!`);
  await title.press("End");
  await travel(page, 1);
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/admin");
});

test("shows the saved text after going back to a post, and saves further changes to it", async ({
  page,
  edit,
}) => {
  const post = await edit();
  const { content, text, update } = editorOf(page);
  const save = async (text: string) => {
    await content.fill(text);
    await update.click();
  };
  await save("Saved once.");
  await expectSaved(page);
  await expect(page).toHaveURL("/admin/posts");
  await travel(page, -1);
  await expect(text).toHaveValue("Saved once.");
  await save("Saved twice.");
  await expectSaved(page);
  await expect(page).toHaveURL("/admin/posts");
  await page.goto("/about");
  await travel(page, -1);
  await expect(page).toHaveURL("/admin/posts");
  await travel(page, -1);
  await expect(text).toHaveValue("Saved twice.");
  await save("Saved a third time.");
  await expectSaved(page);
  expect((await storedPost(post.id))?.content).toBe("Saved a third time.");
});

test("offers an unsaved draft only to its author, who can restore or discard it", async ({
  page,
  store,
}) => {
  const post = await store();
  const path = `/admin/posts/${post.id}`;
  page.on("dialog", (dialog) => dialog.accept());
  await openAs(page, seeded.admin, path);
  const editor = editorOf(page);
  const offer = page.getByRole("region", { name: "Unsaved draft" });
  const drafts = () => page.evaluate(() => Object.keys(localStorage).length);
  await editor.content.fill("Half a thought");
  await expect.poll(drafts).toBe(1);
  await openAs(page, await newAccount({ isAdmin: true }), path);
  await expect(editor.text).toHaveValue("Some text.");
  await expect(offer).toHaveCount(0);
  await openAs(page, seeded.admin, path);
  await expect(offer).toContainText(/unsaved draft of this post from .*\d{4}/);
  await expectAccessible(page, "draft offered");
  await expect(editor.text).toHaveValue("Some text.");
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(editor.text).toHaveValue("Half a thought");
  await editor.update.click();
  await expectSaved(page);
  await expect(page).toHaveURL("/admin/posts");
  expect((await storedPost(post.id))?.content).toBe("Half a thought");
  expect(await drafts()).toBe(0);

  // The server offers an account's unsaved new posts in any browser.
  await openAs(page, await newAccount({ isAdmin: true }), "/admin/posts/new");
  await editor.title.fill("Never mind");
  await expect.poll(drafts).toBe(1);
  await page.reload();
  await expect(offer).toContainText("It starts with “Never mind”.");
  await expect(editor.title).not.toBeFocused();
  // Restoring a draft offers the text that it replaced.
  await editor.title.fill("Typed since");
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(editor.title).toHaveValue("Never mind");
  await expect(offer).toContainText("Typed since");
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(offer).toContainText("Never mind");
  await editor.title.fill("");
  await offer.getByRole("button", { name: "Discard" }).click();
  const question = page.getByRole("alertdialog", { name: "Discard unsaved draft" });
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(editor.title).toHaveValue("");
  await expect(offer).toHaveCount(0);
  expect(await drafts()).toBe(0);
});

test("autosaves during continuous typing, and offers the newer of two copies", async ({
  page,
  edit,
}) => {
  await edit();
  const { content, text } = editorOf(page);
  const copy = () => page.evaluate(() => Object.values(localStorage).join());
  await content.pressSequentially("Word after word", { delay: 100 });
  expect(await copy()).toContain("Word a");

  const kept = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === "/api/editor" &&
      !!response.request().postData()?.includes("The last words"),
  );
  await content.fill("The last words");
  await kept;
  await expect.poll(copy).toContain("The last words");
  // Simulate a browser that was killed before saving these words or notifying the server.
  await page.evaluate(() => {
    navigator.sendBeacon = () => true;
    for (const [key, text] of Object.entries(localStorage)) {
      const { savedAt, values, ...rest } = JSON.parse(text);
      const older = { ...rest, savedAt: savedAt - 10_000, values: { ...values, content: "The" } };
      localStorage.setItem(key, JSON.stringify(older));
    }
  });
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(text).toHaveValue("The last words");
});
