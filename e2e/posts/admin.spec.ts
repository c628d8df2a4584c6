import type { Page } from "@playwright/test";
import { seeded } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { tabTo } from "../support/keyboard";
import { holdActions } from "../support/page-actions";
import { expect, openAs, storedPost, test } from "../support/posts";

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const announced = (page: Page, text: string) => page.getByRole("status").getByText(text);

test("posts are found by the beginnings of their titles' words and by status, and each row says what a post is", async ({
  page,
  store,
  word,
}) => {
  const content = `## A *heading*\n\n[A link](/about) and \`code\`, ${"and so on ".repeat(20)}`;
  const one = await store({ title: "Forms people finish", published: true, content });
  const two = await store({ title: "Node.js & forms" });
  await openAs(page, seeded.admin, "/admin/posts");
  const box = page.getByRole("searchbox", { name: "Search by title" });
  const find = async (words: string) => {
    await box.fill(words);
    await box.press("Enter");
    await expect(page).toHaveURL((url) => url.searchParams.get("search") === words);
  };
  const expectFound = async (...titles: string[]) => {
    await expect(page.getByRole("rowheader")).toHaveCount(titles.length);
    for (const title of titles) await expect(rowOf(page, title)).toBeVisible();
  };
  await find(`${word} & ! (node)`);
  await expectFound(two.title);
  await find(`${word} for`);
  await expectFound(one.title, two.title);

  const row = rowOf(page, one.title);
  const preview = (await row.getByText("A heading A link and code, and so").textContent()) ?? "";
  expect([...preview.replace("…", "")].length).toBeLessThanOrEqual(120);
  expect(preview).toMatch(/…$/);
  await expect(row.getByRole("time")).toBeVisible();
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
  // A row that leaves the filter leaves the focus in the page.
  await draft.getByRole("button", { name: "Draft" }).press("Enter");
  await expect(page.getByText("No posts found.")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expectAccessible(page, "nothing found");
  await page.getByRole("link", { name: "Show all posts" }).click();
  await expect(page).toHaveURL("/admin/posts");
  await find(word);
  await draft.getByRole("link", { name: "Edit" }).click();
  await expect(page).toHaveURL(`/admin/posts/${two.id}`);
});

test("a post is published and, once that is confirmed, deleted: at once, and by keyboard alone", async ({
  page,
  store,
  word,
}) => {
  const post = await store({
    title: "A long title ".repeat(8).trim(),
    content: "word ".repeat(60),
  });
  await store({ published: true });
  await openAs(page, seeded.admin, `/admin/posts?search=${word}`);
  const row = rowOf(page, post.title);
  await expect(row).toBeVisible();
  await expectAccessible(page, "list");
  const finishPublishing = await holdActions(page);
  await tabTo(page, row.getByRole("button", { name: "Draft" }));
  await page.keyboard.press("Space");
  await expect(row.getByRole("button", { name: "Published" })).toBeFocused();
  expect((await storedPost(post.id))?.published).toBe(false);
  finishPublishing();
  await expect(announced(page, "is published now")).toBeVisible();
  await expect(row.getByRole("link", { name: "View Post" })).toBeVisible();
  expect((await storedPost(post.id))?.published).toBe(true);
  await page.keyboard.press("Space");
  await expect(announced(page, "is a draft now")).toBeVisible();

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
  await expect(announced(page, "is deleted")).toBeVisible();
  expect(await storedPost(post.id)).toBeNull();
});
