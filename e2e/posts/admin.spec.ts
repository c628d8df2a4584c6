import type { Page } from "@playwright/test";
import { seeded } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { tabTo } from "../support/keyboard";
import { holdActions } from "../support/page-actions";
import { expect, openAs, storedPost, test } from "../support/posts";

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const announced = (page: Page, text: string) => page.getByRole("status").getByText(text);

test("searches, filters and sorts posts, and shows each post's preview, date and links", async ({
  page,
  store,
  word,
}) => {
  const content = `## A *heading*\n\n[A link](/about) and \`code\`, ${"and so on ".repeat(20)}`;
  const one = await store({ title: "Forms people finish", published: true, content });
  const two = await store({ title: "Node.js & forms" });
  await openAs(page, seeded.admin, "/admin/posts");
  const box = page.getByRole("searchbox", { name: "Search posts" });
  const find = async (words: string) => {
    await box.fill(words);
    await box.press("Enter");
    await expect(page).toHaveURL((url) => url.searchParams.get("q") === words);
  };
  const expectFound = async (...titles: string[]) => {
    await expect(page.getByRole("rowheader")).toHaveCount(titles.length);
    for (const title of titles) await expect(rowOf(page, title)).toBeVisible();
  };
  await find(`${word} & ! (node)`);
  await expectFound(two.title);
  await find(`${word} orms`);
  await expectFound(one.title, two.title);
  const headers = page.getByRole("columnheader");
  const byTitle = headers.filter({ hasText: "Title" });
  await byTitle.getByRole("link").click();
  await expect(byTitle).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByRole("rowheader").first()).toContainText(one.title);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.evaluate(() => scrollTo(0, 50));
  await byTitle.getByRole("link").click();
  await expect(page.getByRole("rowheader").first()).toContainText(two.title);
  expect(await page.evaluate(() => scrollY)).toBe(50);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Newest first");
  await expect(page).not.toHaveURL(/sort=/);

  const row = rowOf(page, one.title);
  const preview = (await row.getByText("A heading A link and code, and so").textContent()) ?? "";
  expect([...preview.replace("…", "")].length).toBeLessThanOrEqual(120);
  expect(preview).toMatch(/…$/);
  await expect(row.getByRole("time").first()).toBeVisible();
  const view = row.getByRole("link", { name: "View Post" });
  await expect(view).toHaveAttribute("href", `/blog/${one.slug}`);
  await expect(view).toHaveAttribute("target", "_blank");
  const draft = rowOf(page, two.title);
  await expect(draft.getByRole("link", { name: "View Post" })).toHaveCount(0);

  const status = page.getByRole("combobox", { name: "Status" });
  await status.selectOption("Published");
  await expectFound(one.title);
  await status.selectOption("All");
  await expectFound(one.title, two.title);
  await status.selectOption("Drafts");
  await expectFound(two.title);
  // When a row no longer matches the filter, focus moves to the main area.
  await draft.getByRole("button", { name: "Draft" }).press("Enter");
  await expect(page.getByText("No posts match.")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expectAccessible(page, "nothing found");
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL("/admin/posts");
  await find(word);
  await draft.getByRole("link", { name: "Edit" }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/admin/posts/${two.id}`);
  await page.getByRole("link", { name: "Blog Posts" }).last().click();
  await expect(page).toHaveURL(`/admin/posts?q=${word}`);
});

test("publishes and deletes a post by keyboard, with optimistic updates and undo", async ({
  page,
  store,
  word,
}) => {
  const post = await store({
    title: "A long title ".repeat(8).trim(),
    content: "word ".repeat(60),
  });
  await store({ published: true });
  await openAs(page, seeded.admin, `/admin/posts?q=${word}`);
  const row = rowOf(page, post.title);
  await expect(row).toBeVisible();
  const tick = row.getByRole("checkbox");
  await tick.check();
  await expectAccessible(page, "list with a post selected");
  await tick.uncheck();
  const finishPublishing = await holdActions(page);
  await tabTo(page, row.getByRole("button", { name: "Draft" }));
  await page.keyboard.press("Space");
  await expect(row.getByRole("button", { name: "Published" })).toBeFocused();
  expect((await storedPost(post.id))?.published).toBe(false);
  finishPublishing();
  await expect(announced(page, "was published")).toBeVisible();
  await expect(row.getByRole("link", { name: "View Post" })).toBeVisible();
  expect((await storedPost(post.id))?.published).toBe(true);
  await page.keyboard.press("Space");
  await expect(announced(page, "was unpublished")).toBeVisible();

  const remove = row.getByRole("button", { name: "Delete" });
  const question = page.getByRole("alertdialog", { name: "Delete post" });
  await tabTo(page, remove);
  await page.keyboard.press("Enter");
  await expect(question).toContainText("Are you sure you want to delete this post?");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expect(question).toHaveCSS("opacity", "1");
  await expectAccessible(page, "question");
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  const finishDeleting = await holdActions(page);
  await tabTo(page, question.getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await storedPost(post.id)).not.toBeNull();
  finishDeleting();
  await expect(announced(page, "was deleted")).toBeVisible();
  expect(await storedPost(post.id)).toBeNull();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(announced(page, "was restored")).toBeVisible();
  await expect(row).toBeVisible();
});

test("changes several posts by keyboard after one confirmation, and undoes the change", async ({
  page,
  store,
  word,
}) => {
  const titles = ["One", "Two", "Three"];
  for (const title of titles) await store({ title, published: title === "Three" });
  await openAs(page, seeded.admin, `/admin/posts?q=${word}`);
  const tick = (title: string) => page.getByRole("checkbox", { name: `Select ${word} ${title}` });
  const expectStates = async (...states: string[]) => {
    for (const [index, title] of titles.entries()) {
      const name = new RegExp(`^${states[index]}`);
      await expect(rowOf(page, `${word} ${title}`).getByRole("button", { name })).toBeVisible();
    }
  };
  const bar = page.getByRole("group", { name: "Change the selected posts" });
  await expect(bar).toBeHidden();
  await tabTo(page, tick("One"));
  await page.keyboard.press("Space");
  await expect(bar).toContainText("1 selected");
  await bar.getByRole("button", { name: "Select all" }).press("Enter");
  await expect(bar).toContainText("3 selected");
  await bar.getByRole("button", { name: "Clear" }).press("Enter");
  await expect(bar).toBeHidden();
  await expect(page.getByRole("checkbox").first()).toBeFocused();
  await page.keyboard.press("Space");
  await bar.getByRole("button", { name: "Select all" }).press("Enter");
  await tabTo(page, bar.getByRole("button", { name: "Publish", exact: true }));
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Publish 3 posts" });
  await expect(question).toContainText(`${word} Two`);
  await expect(question).toHaveCSS("opacity", "1");
  await expectAccessible(page, "question for several");
  await tabTo(page, question.getByRole("button", { name: "Publish" }));
  await page.keyboard.press("Enter");
  await expect(announced(page, "2 posts were published.")).toBeVisible();
  await expectStates("Published", "Published", "Published");
  await expect(bar).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await expectAccessible(page, "undo");
  await page.keyboard.press("Enter");
  await expect(announced(page, "2 posts were unpublished.")).toBeVisible();
  await expectStates("Draft", "Draft", "Published");

  await tick("Two").check();
  await bar.getByRole("button", { name: "Add tag" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a tag to 1 post" });
  await dialog.getByLabel("Tag").fill(`${word} tag`);
  await expectAccessible(page, "tag");
  await page.keyboard.press("Enter");
  await expect(announced(page, "to 1 post.")).toBeVisible();
});
