import type { Locator } from "@playwright/test";
import { seeded, signIn } from "../support/accounts";
import {
  editorOf,
  expect,
  expectAlert,
  expectSaved,
  openAs,
  storedPost,
  test,
} from "../support/posts";
import { serviceClient } from "../support/stored";

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
  // The preview and the server go through all of them.
  test.slow();
  const post = await store();
  await openAs(page, seeded.admin, `/admin/posts/${post.id}`);
  const line = `${"मराठी लेख ".repeat(49)}\n\n`;
  const text = line.repeat(410).slice(0, 200_000 - word.length) + word;
  await put(editorOf(page).content, text);
  await expect(editorOf(page).preview).toContainText(word);
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
    `The post is published: /blog/${post.slug} will redirect to the new address.`,
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
