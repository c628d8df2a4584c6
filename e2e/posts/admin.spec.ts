import type { Page } from "@playwright/test";
import { newAccount, seeded, setAdmin } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { tabTo } from "../support/keyboard";
import {
  changePost,
  expect,
  expectAlert,
  openAs,
  removePost,
  storedPost,
  test,
} from "../support/posts";

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const search = (word: string, more = "") => `/admin/posts?search=${word}${more}`;

test("a row says what a post is, and leads to it", async ({ page, store, word }) => {
  const text = `## A *heading*\n\n[A link](/about) and \`code\`, ${"and so on ".repeat(20)}`;
  const shown = await store({ title: "shown", published: true, content: text });
  const draft = await store({ title: "hidden" });
  await openAs(page, seeded.admin, search(word));
  const row = rowOf(page, shown.title);
  await expect(row).toContainText("A heading A link and code, and so on");
  const preview = (await row.getByText("A heading A link").textContent()) ?? "";
  expect([...preview.replace("…", "")].length).toBeLessThanOrEqual(120);
  expect(preview).toMatch(/…$/);
  await expect(row.getByRole("time")).toBeVisible();
  const view = row.getByRole("link", { name: "View Post" });
  await expect(view).toHaveAttribute("href", `/blog/${shown.slug}`);
  await expect(view).toHaveAttribute("target", "_blank");
  await expect(rowOf(page, draft.title).getByRole("link", { name: "View Post" })).toHaveCount(0);
  await rowOf(page, draft.title).getByRole("link", { name: "Edit" }).click();
  await expect(page).toHaveURL(`/admin/posts/${draft.id}`);
});

test("posts are found by the beginnings of their titles' words, and by status", async ({
  page,
  store,
  word,
}) => {
  const one = await store({ title: "Forms people finish", published: true });
  const two = await store({ title: "Node.js & forms" });
  await openAs(page, seeded.admin, "/admin/posts");
  const box = page.getByRole("searchbox", { name: "Search by title" });
  const find = async (words: string) => {
    await box.fill(words);
    await box.press("Enter");
    await expect(page).toHaveURL((url) => url.searchParams.get("search") === words);
  };
  await find(`${word} for`);
  await expect(rowOf(page, one.title)).toBeVisible();
  await expect(rowOf(page, two.title)).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Drafts");
  await expect(rowOf(page, one.title)).toHaveCount(0);
  await expect(rowOf(page, two.title)).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("Published");
  await expect(rowOf(page, two.title)).toHaveCount(0);
  await expect(rowOf(page, one.title)).toBeVisible();
  await page.getByRole("combobox", { name: "Status" }).selectOption("All");
  await expect(rowOf(page, one.title)).toBeVisible();
  await expect(rowOf(page, two.title)).toBeVisible();
  for (const words of [`${word} node.js`, `${word} & ! (node)`]) {
    await find(words);
    await expect(rowOf(page, two.title)).toBeVisible();
    await expect(rowOf(page, one.title)).toHaveCount(0);
  }
  await find(`${word} elephants`);
  await expect(page.getByText("No posts found.")).toBeVisible();
  await page.getByRole("link", { name: "Show all posts" }).click();
  await expect(page).toHaveURL("/admin/posts");
});

test("25 posts stand on a page, and the filter stays from page to page", async ({
  page,
  store,
  word,
}) => {
  await Promise.all(Array.from({ length: 27 }, (_, index) => store({ title: `number ${index}` })));
  await openAs(page, seeded.admin, search(word, "&status=draft"));
  const titles = page.getByRole("rowheader");
  await expect(titles).toHaveCount(25);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(titles).toHaveCount(2);
  expect(new URL(page.url()).search).toBe(`?search=${word}&status=draft&page=2`);
  await page.goto(search(word, "&page=9"));
  await expect(page.getByText("There are no posts on page 9.")).toBeVisible();
  await page.getByRole("link", { name: "Go to the last page" }).click();
  await expect(titles).toHaveCount(2);
});

test("publishing shows at once in the list, and on the post's page at the next request", async ({
  page,
  request,
  store,
  word,
}) => {
  const post = await store();
  const answer = async () =>
    (await request.get(`/blog/${post.slug}`, { maxRedirects: 0 })).status();
  expect(await answer()).toBe(307);
  await openAs(page, seeded.admin, search(word));
  const held = await holdActions(page);
  const row = rowOf(page, post.title);
  await row.getByRole("button", { name: "Draft" }).click();
  await expect(row.getByRole("button", { name: "Published" })).toBeVisible();
  expect((await storedPost(post.id))?.published).toBe(false);
  held.release();
  await expect(page.getByRole("status").getByText("is published now")).toBeVisible();
  await expect(row.getByRole("link", { name: "View Post" })).toBeVisible();
  expect(await answer()).toBe(200);
  await row.getByRole("button", { name: "Published" }).click();
  await expect(page.getByRole("status").getByText("is a draft now")).toBeVisible();
  expect(await answer()).toBe(307);
});

test("a post that leaves a filtered list leaves the focus in the page", async ({
  page,
  store,
  word,
}) => {
  const post = await store();
  await openAs(page, seeded.admin, search(word, "&status=draft"));
  await rowOf(page, post.title).getByRole("button", { name: "Draft" }).press("Enter");
  await expect(page.getByText("No posts found.")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("deleting asks first, and takes the row at once", async ({ page, store, word }) => {
  const post = await store();
  await openAs(page, seeded.admin, search(word));
  const row = rowOf(page, post.title);
  const question = page.getByRole("alertdialog", { name: "Delete post" });
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(question).toContainText("Are you sure you want to delete this post?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await expect(row.getByRole("button", { name: "Delete" })).toBeFocused();
  const held = await holdActions(page);
  await row.getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await storedPost(post.id)).not.toBeNull();
  held.release();
  await expect(page.getByRole("status").getByText("is deleted")).toBeVisible();
  expect(await storedPost(post.id)).toBeNull();
});

test("what somebody may do no longer is undone, with the reason", async ({ page, store, word }) => {
  const post = await store();
  const account = await newAccount({ isAdmin: true });
  await openAs(page, account, search(word));
  await setAdmin(account.id, false);
  const row = rowOf(page, post.title);
  await row.getByRole("button", { name: "Draft" }).click();
  await expectAlert(page, "Failed to update post: Your session has ended.");
  await expect(row.getByRole("button", { name: "Draft" })).toBeVisible();
  await row.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectAlert(page, "Failed to delete post: Your session has ended.");
  await expect(row).toBeVisible();
  expect(await storedPost(post.id)).toMatchObject({ published: false });
});

test("a post that somebody else deleted leaves the list, and the list says so", async ({
  page,
  store,
  word,
}) => {
  const post = await store();
  await openAs(page, seeded.admin, search(word));
  await removePost(post.id);
  await rowOf(page, post.title).getByRole("button", { name: "Draft" }).click();
  await expectAlert(page, "Failed to update post: This post no longer exists.");
  await expect(rowOf(page, post.title)).toHaveCount(0);
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("a change is undone, with the reason", async ({ page, store, word }) => {
    const post = await store({ published: true });
    await openAs(page, seeded.admin, search(word));
    await page.route("**/admin/posts*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    const row = rowOf(page, post.title);
    await row.getByRole("button", { name: "Published" }).click();
    await expectAlert(page, "Failed to update post: The server");
    await expect(row.getByRole("button", { name: "Published" })).toBeVisible();
    await row.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expectAlert(page, "Failed to delete post: The server");
    await expect(row).toBeVisible();
  });
});

test("everything in the list is done by keyboard", async ({ page, store, word }) => {
  const post = await store();
  await openAs(page, seeded.admin, search(word));
  const row = rowOf(page, post.title);
  await tabTo(page, row.getByRole("button", { name: "Draft" }));
  await page.keyboard.press("Space");
  await expect(row.getByRole("button", { name: "Published" })).toBeFocused();
  await tabTo(page, row.getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row.getByRole("button", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("alertdialog").getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  await expect(row).toHaveCount(0);
});

test("axe finds nothing in any state of the list", async ({ page, store, word }) => {
  const post = await store({ title: "A long title ".repeat(8), published: true });
  await changePost(post.id, { content: "word ".repeat(60) });
  await store();
  await openAs(page, seeded.admin, search(word));
  await expect(rowOf(page, post.title)).toBeVisible();
  await expectAccessible(page, "list");
  await rowOf(page, post.title).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCSS("opacity", "1");
  await expectAccessible(page, "question");
  await page.goto(search(word, "nothing"));
  await expect(page.getByText("No posts found.")).toBeVisible();
  await expectAccessible(page, "nothing found");
});

/** Keeps what the page sends to its actions until it is released. */
async function holdActions(page: Page): Promise<{ release: () => void }> {
  const gate = Promise.withResolvers<void>();
  await page.route("**/admin/posts*", async (route) => {
    if (route.request().method() === "POST") await gate.promise;
    await route.continue();
  });
  return { release: () => gate.resolve() };
}
