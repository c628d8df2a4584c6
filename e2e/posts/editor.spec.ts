import type { Page } from "@playwright/test";
import { newAccount, seeded, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { holdRequests } from "../support/held-requests";
import { tabTo } from "../support/keyboard";
import { editorOf, expect, expectSaved, openAs, storedPost, test } from "../support/posts";
import { serviceClient } from "../support/stored";

async function idOf(slug: string): Promise<string> {
  const posts = (await serviceClient()).from("blogs");
  return (await posts.select("id").eq("slug", slug).single()).data?.id ?? "";
}

/** Types as fast as possible, so that a key also lands between the response and its display. */
function typeWhileSaving(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const states = [...document.querySelectorAll("[role=status]")];
    const isSaving = () => states.some(({ textContent }) => textContent === "Saving...");
    const nextTask = () =>
      new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    let keys = 0;
    for (let wasSaving = false; !wasSaving || isSaving(); keys += 1) {
      wasSaving ||= isSaving();
      document.execCommand("insertText", false, ".");
      await nextTask();
    }
    return keys;
  });
}

test("creates a draft by keyboard, with a slug from its title and no stored excerpt", async ({
  page,
  word,
}) => {
  // A new account has no unsaved draft that would be offered first.
  await openAs(page, await newAccount({ isAdmin: true }), "/admin/posts/new");
  const editor = editorOf(page);
  await expect(page.getByText("No changes")).toBeVisible();
  await expect(editor.title).toBeFocused();
  await page.keyboard.insertText(`${word}: Crème & Brûlée, à la  carte!`);
  await expect(editor.slug).toHaveValue(new RegExp(`^${word}-creme-brulee-a-la-carte-\\d{6}$`));
  const slug = await editor.slug.inputValue();
  await expect(editor.text).toHaveAttribute("rows", "12");
  await expect(editor.text).toHaveAttribute("dir", "auto");
  await expect(editor.excerpt).toHaveAttribute("rows", "3");
  await expect(page.getByText("Basic Markdown is supported.")).toBeVisible();
  await tabTo(page, editor.content);
  await page.keyboard.insertText("**Bold** start.");
  await tabTo(page, editor.published);
  await page.keyboard.press("Space");
  await expect(editor.published).toBeChecked();
  await page.keyboard.press("Space");
  await tabTo(page, editor.create);
  await page.keyboard.press("Enter");
  await expectSaved(page);
  await expect(page).toHaveURL("/admin/posts");
  await expect(page.getByRole("main")).toBeFocused();
  const post = await storedPost(await idOf(slug));
  // The excerpt is derived from the text until someone writes one.
  expect(post?.excerpt).toBeNull();
  expect(post?.published).toBe(false);
  expect(post?.author_id).not.toBeNull();

  await page.getByRole("link", { name: "New Post" }).click();
  await expect(page).toHaveURL("/admin/posts/new");
  await expect(editor.title).toHaveValue("");
  await expect(editor.title).toBeFocused();
  await expect(editor.create).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("saves a new post without disturbing focus, undo or typing", async ({ page, word }) => {
  await openAs(page, seeded.admin, "/admin/posts/new");
  const { title, slug, content, text, update, openPanel } = editorOf(page);
  await title.fill(word);
  await slug.fill(word);
  await content.pressSequentially("One.");
  await page.keyboard.press("Control+S");
  await content.pressSequentially(" Two.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit Post");
  await expect(page).toHaveTitle(new RegExp(`^Edit Post: ${word}`));
  await expect(content).toBeFocused();
  await page.keyboard.press("Control+Z");
  await expect(text).not.toHaveValue("One. Two.");
  await page.keyboard.press("Control+Shift+Z");
  await expect(text).toHaveValue("One. Two.");
  const [keys] = await Promise.all([typeWhileSaving(page), page.keyboard.press("Control+S")]);
  await expect(text).toHaveValue(`One. Two.${".".repeat(keys)}`);
  await content.fill("One. Two.");

  await openPanel("Publish");
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(page.getByRole("button", { name: /^Revoke the link/ })).toBeVisible();
  await page.getByLabel("Publish at", { exact: true }).fill("2199-01-01T10:00");
  await page.getByRole("button", { name: "Save schedule" }).click();
  await expect(page.getByRole("button", { name: "Unschedule" })).toBeVisible();
  await expectAccessible(page, "a post that was new");
  await expect(text).toHaveValue("One. Two.");
  await page.keyboard.press("Control+S");
  await expect(page.getByText("All changes saved")).toBeVisible();
  expect((await storedPost(await idOf(word)))?.content).toBe("One. Two.");

  await page.getByRole("link", { name: "Create Post" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Post");
  await expect(title).toHaveValue("");
  await page.goBack();
  await expect(title).toHaveValue(word);
  await content.fill("Three.");
  await update.click();
  await expectSaved(page);
  expect((await storedPost(await idOf(word)))?.content).toBe("Three.");
});

test("queues saves without losing text or a half-typed tag entered in between", async ({
  page,
  store,
}) => {
  const post = await store({ published: true });
  const path = `/admin/posts/${post.id}`;
  await openAs(page, seeded.admin, path);
  const { content, update } = editorOf(page);
  const tags = page.getByRole("combobox", { name: "Tags" });
  await content.fill("One.");
  const answer = await holdRequests(page, new RegExp(`${path}$`), "POST");
  await content.press("ControlOrMeta+s");
  await content.pressSequentially(" Two.");
  await content.press("ControlOrMeta+s");
  await content.pressSequentially(" Three.");
  await tags.fill("Half");
  await tags.press("ControlOrMeta+s");
  await content.pressSequentially(" Four.");
  await update.click();
  answer();
  await expectSaved(page);
  expect(await storedPost(post.id)).toMatchObject({
    ...{ content: "One. Two. Three. Four.", tags: ["Half"], published: true, draft_version: null },
  });
});

test("shows errors at their fields, and keeps an edited slug", async ({ page, store, word }) => {
  const taken = await store();
  await openAs(page, seeded.admin, "/admin/posts/new");
  const { title, slug, content, cover, create } = editorOf(page);
  await create.click();
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription("Title is required");
  await expect(slug).toHaveAccessibleDescription(/Slug is required/);
  await expect(content).toHaveAccessibleDescription(/Content is required/);
  await expectAccessible(page, "errors");
  await title.fill("a".repeat(201));
  await expect(title).toHaveAccessibleDescription(/at most 200 characters/);

  await title.fill("First");
  await expect(slug).toHaveValue(/^first-\d{6}$/);
  await slug.fill(word);
  await title.fill("Second");
  await expect(slug).toHaveValue(word);
  await slug.fill("");
  await title.fill("Third");
  await expect(slug).toHaveValue(/^third-\d{6}$/);

  await slug.fill(taken.slug);
  await content.fill("Text");
  // A cover given as a URL needs no description.
  await cover.fill("/work/tally-pdf-2160.webp");
  await create.click();
  await expect(slug).toHaveAccessibleDescription(/Another post already uses this slug/);
  await expect(slug).toBeFocused();
  await slug.fill(`${word}-free`);
  await create.click();
  await expectSaved(page);
  expect(await storedPost(await idOf(`${word}-free`))).toMatchObject({
    cover_image: "/work/tally-pdf-2160.webp",
    cover_alt: null,
  });
});

test.describe("when the validation script fails to load", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("shows the server's error at each field", async ({ page, word }) => {
    await openAs(page, seeded.admin, "/admin/posts/new");
    const { title, slug, content, create } = editorOf(page);
    await page.route("/_next/static/**", (route) => route.abort());
    await title.fill(word);
    await slug.fill("");
    await page.getByRole("button", { name: "Details" }).click();
    await create.click();
    await expect(slug).toBeFocused();
    await expect(slug).toHaveAccessibleDescription(/Slug is required/);
    await expect(content).toHaveAccessibleDescription(/Content is required/);
    await page.unroute("/_next/static/**");
    await slug.fill(word);
    await content.fill("Text");
    await create.click();
    await expectSaved(page);
  });
});

test.describe("when the editor's script fails to load", () => {
  test.use({ expectedErrors: /Failed to load resource|Loading chunk/ });

  test("saves text typed into the textarea", async ({ page, store }) => {
    const post = await store();
    await signIn(page.context(), seeded.admin);
    await page.route("**/_next/static/**/*.js", async (route) => {
      const response = await route.fetch();
      const isEditor = (await response.text()).includes("cm-scroller");
      await (isEditor ? route.abort() : route.fulfill({ response }));
    });
    await page.goto(`/admin/posts/${post.id}`);
    const { text, update } = editorOf(page);
    await expect(text).toBeEditable();
    await text.fill("Typed anyway.");
    await expectAccessible(page, "a textarea");
    await update.click();
    await expectSaved(page);
    expect((await storedPost(post.id))?.content).toBe("Typed anyway.");
  });
});
