import type { Locator } from "@playwright/test";
import { newAccount, seeded, signIn } from "./accounts";
import { expectAccessible } from "./axe";
import { tabTo } from "./keyboard";
import {
  editorOf,
  expect,
  expectAlert,
  expectSaved,
  openAs,
  storedPost,
  test,
} from "./post-fixtures";
import { serviceClient } from "./stored";

const idOf = async (slug: string) =>
  (await (await serviceClient()).from("blogs").select("id").eq("slug", slug).single()).data?.id ??
  "";

/** Puts a long text into a field at once; to type it takes the browser minutes. */
const put = (field: Locator, text: string) =>
  field.evaluate((element, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
    set?.call(element, value);
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);

test("a new post gets its slug from the title, its excerpt from the text, and is stored as a draft", async ({
  page,
  word,
}) => {
  await openAs(page, seeded.admin, "/admin/posts/new");
  const editor = editorOf(page);
  await editor.title.fill(`${word}: Crème & Brûlée, à la  carte!`);
  await expect(editor.slug).toHaveValue(new RegExp(`^${word}-creme-brulee-a-la-carte-\\d{6}$`));
  const slug = await editor.slug.inputValue();
  await expect(editor.content).toHaveAttribute("rows", "12");
  await expect(editor.excerpt).toHaveAttribute("rows", "3");
  await expect(page.getByText("Basic Markdown is supported.")).toBeVisible();
  await editor.content.fill(`**Bold** start. ${"word ".repeat(50)}`);
  await editor.create.click();
  await expectSaved(page);
  const post = await storedPost(await idOf(slug));
  const plain = `Bold start. ${"word ".repeat(50)}`;
  expect(post?.excerpt).toBe(`${plain.slice(0, 150).trimEnd()}…`);
  expect(post?.published).toBe(false);
  expect(post?.author_id).not.toBeNull();
});

test("a slug edited by hand stays as it is", async ({ page, word }) => {
  await openAs(page, seeded.admin, "/admin/posts/new");
  const { title, slug } = editorOf(page);
  await title.fill("First");
  await expect(slug).toHaveValue(/^first-\d{6}$/);
  await slug.fill(word);
  await title.fill("Second");
  await expect(slug).toHaveValue(word);
  await slug.fill("");
  await title.fill("Third");
  await expect(slug).toHaveValue(/^third-\d{6}$/);
});

test("what is missing or too long is said at its field, and the first one gets the focus", async ({
  page,
}) => {
  await openAs(page, seeded.admin, "/admin/posts/new");
  const editor = editorOf(page);
  await editor.create.click();
  await expect(editor.title).toBeFocused();
  await expect(editor.title).toHaveAccessibleDescription("Title is required");
  await expect(editor.slug).toHaveAccessibleDescription(/Slug is required/);
  await expect(editor.content).toHaveAccessibleDescription(/Content is required/);
  await editor.title.fill("a".repeat(201));
  await expect(editor.title).toHaveAccessibleDescription(/at most 200 characters/);
  await editor.excerpt.fill("a".repeat(501));
  await expect(editor.excerpt).toHaveAccessibleDescription(/at most 500 characters/);
  await put(editor.content, "word ".repeat(40_001).slice(0, 200_001));
  await expect(editor.content).toHaveAccessibleDescription(/at most 200,000 characters/);
  await editor.cover.fill("javascript:alert(1)");
  await expect(editor.cover).toHaveAccessibleDescription(/https:\/\//);
});

test("a text of 200,000 characters of any script is stored", async ({ page, store, word }) => {
  const post = await store();
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const line = `${"मराठी लेख ".repeat(49)}\n\n`;
  const text = line.repeat(410).slice(0, 200_000 - word.length) + word;
  await put(editorOf(page).content, text);
  await editorOf(page).update.click();
  await expectSaved(page);
  expect((await storedPost(post.id))?.content).toBe(text);
});

test("an edit is on the public page at the next request, and the old address leads to the new one", async ({
  page,
  request,
  store,
  word,
}) => {
  const post = await store({ published: true });
  expect(await (await request.get(`/blog/${post.slug}`)).text()).toContain("Some text.");
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const editor = editorOf(page);
  await editor.content.fill("Other words.");
  await editor.excerpt.fill("In short.");
  await editor.slug.fill(`${word}-moved`);
  await expect(editor.slug).toHaveAccessibleDescription(
    `The post is published: its old address /blog/${post.slug} will lead to the new one for good.`,
  );
  await editor.update.click();
  await expectSaved(page);
  expect(await storedPost(post.id)).toMatchObject({ excerpt: "In short.", published: true });
  const old = await request.get(`/blog/${post.slug}`, { maxRedirects: 0 });
  expect(old.status()).toBe(308);
  expect(old.headers().location).toMatch(new RegExp(`/blog/${word}-moved$`));
  expect(await (await request.get(`/blog/${word}-moved`)).text()).toContain("Other words.");
});

test("a slug that is taken is answered at the slug", async ({ page, store, word }) => {
  const taken = await store();
  await openAs(page, seeded.admin, "/admin/posts/new");
  const editor = editorOf(page);
  await editor.title.fill(word);
  await editor.content.fill("Text");
  await editor.slug.fill(taken.slug);
  await editor.create.click();
  await expect(editor.slug).toHaveAccessibleDescription(/Another post has this slug already/);
  await expect(editor.slug).toBeFocused();
  await editor.slug.fill(`${word}-free`);
  await editor.create.click();
  await expectSaved(page);
});

test("after the session has ended nothing typed is lost, and saving works once signed in again", async ({
  page,
  store,
}) => {
  const post = await store();
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const editor = editorOf(page);
  await editor.content.fill("Written for an hour.");
  await page.context().clearCookies();
  await editor.update.click();
  await expectAlert(page, "You must be logged in to create or edit posts");
  await expect(editor.content).toHaveValue("Written for an hour.");
  expect((await storedPost(post.id))?.content).toBe("Some text.");
  await signIn(page.context(), seeded.admin);
  await editor.update.click();
  await expectSaved(page);
  expect((await storedPost(post.id))?.content).toBe("Written for an hour.");
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("saving says so, and can be tried again", async ({ page, store }) => {
    const post = await store();
    await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
    const editor = editorOf(page);
    await page.route("**/admin/posts/*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await editor.title.fill(`${post.title} again`);
    await editor.update.click();
    await expectAlert(
      page,
      "There was an error saving your post: The server could not be reached.",
    );
    await page.unroute("**/admin/posts/*");
    await editor.update.click();
    await expectSaved(page);
    expect((await storedPost(post.id))?.title).toBe(`${post.title} again`);
  });
});

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

test("the preview shows what the site will, and nothing in it runs", async ({ page }) => {
  await openAs(page, seeded.admin, "/admin/posts/new");
  const { title, content, preview } = editorOf(page);
  await title.fill("A <b>title</b>");
  await content.fill(
    [
      "1. A problem",
      "Fix it: a remedy",
      "[a trap](javascript:alert(1)) and [a link](https://elsewhere.example/)",
      "<script>document.title = 'taken'</script><img src=x onerror=alert(1)>",
    ].join("\n\n"),
  );
  await expect(preview.getByRole("heading", { name: "A <b>title</b>" })).toBeVisible();
  await expect(preview.locator(".callout-problem")).toContainText("A problem");
  await expect(preview.locator(".callout-fix")).toContainText("Fix it: a remedy");
  await expect(preview.getByText("a trap")).not.toHaveAttribute("href");
  await expect(preview.locator("script, img")).toHaveCount(0);
  expect(await page.title()).not.toBe("taken");
  const beside = page.waitForEvent("popup");
  await page.context().route("https://elsewhere.example/", (route) => route.fulfill({ body: "" }));
  await preview.getByRole("link", { name: "a link" }).click();
  await (await beside).close();
  await expect(title).toHaveValue("A <b>title</b>");
});

test("on a small screen text and preview take turns", async ({ page, store }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const post = await store();
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const { content, preview } = editorOf(page);
  await expect(preview).toBeHidden();
  await content.fill("Changed **text**");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(preview.getByText("Changed text")).toBeVisible();
  await expect(content).toBeHidden();
  await page.getByRole("button", { name: "Write" }).click();
  await expect(content).toHaveValue("Changed **text**");
});

test("a post that is not there answers 404, and the old address of the editor leads on", async ({
  page,
  store,
}) => {
  await signIn(page.context(), seeded.admin);
  const post = await store();
  for (const id of [crypto.randomUUID(), "7", "%00"]) {
    expect((await page.request.get(`/admin/posts/${id}`)).status(), id).toBe(404);
  }
  expect((await page.request.get(`/admin/posts/${post.id}`)).status()).toBe(200);
  const moved = await page.request.get(`/admin/posts/edit/${post.id}`, { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  expect(moved.headers().location).toBe(`/admin/posts/${post.id}`);
});

test("a post is written and saved by keyboard alone", async ({ page, word }) => {
  await openAs(page, seeded.admin, "/admin/posts/new");
  const editor = editorOf(page);
  await tabTo(page, editor.title);
  await page.keyboard.type(word);
  await tabTo(page, editor.content);
  await page.keyboard.type("Typed.");
  await tabTo(page, editor.published);
  await page.keyboard.press("Space");
  await expect(editor.published).toBeChecked();
  await page.keyboard.press("Space");
  await tabTo(page, editor.create);
  await page.keyboard.press("Enter");
  await expectSaved(page);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("axe finds nothing in any state of the editor", async ({ page, store }) => {
      page.on("dialog", (dialog) => dialog.accept());
      const post = await store({ published: true, content: "## Heading\n\n1. One\n\n`code`" });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await openAs(page, seeded.admin, "/admin/posts/new");
        await editorOf(page).create.click();
        await expect(editorOf(page).title).toBeFocused();
        await expectAccessible(page, `${width}: errors`);
        await page.goto(`/admin/posts/${post.id}`);
        if (width === 390) await page.getByRole("button", { name: "Preview" }).click();
        await expect(editorOf(page).preview.getByText("Heading")).toBeVisible();
        await expectAccessible(page, `${width}: preview`);
        if (width === 390) await page.getByRole("button", { name: "Write" }).click();
        await editorOf(page).slug.fill(`${post.slug}-new`);
        await page.getByRole("link", { name: "Cancel" }).click();
        await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
        await expectAccessible(page, `${width}: leaving`);
        await page.reload();
        await expect(page.getByRole("button", { name: "Restore" })).toBeVisible();
        await expectAccessible(page, `${width}: draft offered`);
        await page.getByRole("button", { name: "Discard" }).click();
        await page.context().clearCookies();
        await editorOf(page).title.fill(`${post.title} ${width}`);
        await editorOf(page).update.click();
        await expect(page.getByRole("alert").getByText("You must be logged in")).toBeVisible();
        await expectAccessible(page, `${width}: signed out`);
      }
    });
  });
}
