import type { APIRequestContext, Page } from "@playwright/test";
import { newAccount, signIn } from "../support/accounts";
import { expect, test } from "../support/fixtures";
import { expectSaved } from "../support/posts";
import { serviceClient } from "../support/stored";

/** Everything of a visitor's that may show a post, as it is at this moment. */
async function shownTo(request: APIRequestContext, { slug, title }: Written) {
  const read = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    if (response.status() === 200 && path !== "/sitemap.xml") {
      expect(response.headers()["cache-control"], path).toContain("s-maxage=");
      expect(response.headers()["set-cookie"], path).toBeUndefined();
    }
    return response;
  };
  const has = async (path: string) => (await (await read(path)).text()).includes(title);
  const own = await read(`/blog/${slug}`);
  return {
    page: own.status(),
    list: await has("/blog"),
    sidebar: await has("/blog/accessibility-in-an-afternoon"),
    feed: await has("/feed.xml"),
    sitemap: (await (await read("/sitemap.xml")).text()).includes(`/blog/${slug}<`),
  };
}

const nowhere = { list: false, sidebar: false, feed: false, sitemap: false };
const everywhere = { page: 200, list: true, sidebar: true, feed: true, sitemap: true };

type Written = { title: string; slug: string };

function something(): Written {
  const word = crypto.randomUUID().slice(0, 8);
  return { title: `Written by hand ${word}`, slug: `written-by-hand-${word}` };
}

async function write(page: Page, { title, slug }: Written, { published }: { published: boolean }) {
  await page.goto("/admin/posts/new");
  await editor(page).getByLabel("Title").fill(title);
  await editor(page).getByLabel("Slug").fill(slug);
  await editor(page).getByLabel("Content").fill("The first words.\n\nThe second ones.");
  await editor(page).getByLabel("Publish post (uncheck to save as draft)").setChecked(published);
  await page.getByRole("button", { name: "Create Post" }).click();
  await expectSaved(page);
}

const editor = (page: Page) => page.getByRole("form", { name: "Post", exact: true });

const rowOf = (page: Page, { title }: Written) => page.getByRole("row").filter({ hasText: title });

async function toggle(page: Page, post: Written, from: string, to: string) {
  await rowOf(page, post)
    .getByRole("button", { name: new RegExp(`^${from}`) })
    .click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    `“${post.title}” is ${to === "Published" ? "published" : "a draft"} now.`,
  );
  await expect(rowOf(page, post).getByRole("button", { name: new RegExp(`^${to}`) })).toBeVisible();
}

async function open(page: Page, post: Written) {
  await rowOf(page, post).getByRole("link", { name: "Edit" }).click();
  await expect(editor(page).getByLabel("Title")).toHaveValue(post.title);
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Update Post" }).click();
  await expectSaved(page);
}

/** Gives a post another slug, and returns it with it. */
async function rename(page: Page, post: Written, slug: string): Promise<Written> {
  await open(page, post);
  await editor(page).getByLabel("Slug").fill(slug);
  await save(page);
  return { ...post, slug };
}

test.beforeEach(async ({ context }) => signIn(context, await newAccount({ isAdmin: true })));

test.afterAll(async () => {
  await (await serviceClient()).from("blogs").delete().like("slug", "written-by-hand-%");
});

test("publishing, taking back and deleting are seen by visitors at the next request", async ({
  page,
  request,
}) => {
  const post = something();
  // Before it is there, so that every page has been stored without it.
  expect(await shownTo(request, post)).toEqual({ page: 404, ...nowhere });

  await write(page, post, { published: false });
  expect(await shownTo(request, post)).toEqual({ page: 307, ...nowhere });

  await toggle(page, post, "Draft", "Published");
  expect(await shownTo(request, post)).toEqual(everywhere);

  await toggle(page, post, "Published", "Draft");
  expect(await shownTo(request, post)).toEqual({ page: 307, ...nowhere });

  await toggle(page, post, "Draft", "Published");
  expect(await shownTo(request, post)).toEqual(everywhere);

  await rowOf(page, post)
    .getByRole("button", { name: /^Delete/ })
    .click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to delete this post?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("is deleted");
  await expect(rowOf(page, post)).toHaveCount(0);
  expect(await shownTo(request, post)).toEqual({ page: 404, ...nowhere });
});

test("an edit is seen by visitors at the next request, words and title", async ({
  page,
  request,
}) => {
  const post = something();
  await write(page, post, { published: true });
  expect(await shownTo(request, post)).toEqual(everywhere);

  await open(page, post);
  const renamed = { ...post, title: `${post.title}, again` };
  await editor(page).getByLabel("Title").fill(renamed.title);
  await editor(page).getByLabel("Content").fill("Other words altogether.");
  await save(page);
  expect(await shownTo(request, renamed)).toEqual(everywhere);
  const html = await (await request.get(`/blog/${post.slug}`)).text();
  expect(html).toContain("<p>Other words altogether.</p>");
  expect(html).not.toContain("<p>The first words.</p>");
});

test("the old address of a published post leads to the new one for good", async ({
  page,
  request,
}) => {
  const post = something();
  await write(page, post, { published: true });
  expect(await shownTo(request, post)).toEqual(everywhere);

  const moved = await rename(page, post, `${post.slug}-moved`);
  expect(await shownTo(request, moved)).toEqual(everywhere);
  const old = await request.get(`/blog/${post.slug}`, { maxRedirects: 0 });
  expect(old.status()).toBe(308);
  expect(old.headersArray().filter(({ name }) => /^location$/i.test(name))).toHaveLength(1);
  expect(old.headers().location).toMatch(new RegExp(`/blog/${moved.slug}$`));

  // Taken again, the address is the other post's at once.
  const other = { title: `${post.title}, another`, slug: post.slug };
  await write(page, other, { published: true });
  expect((await shownTo(request, other)).page).toBe(200);
});

test("an old address leads on again once its post is published again", async ({
  page,
  request,
}) => {
  const post = something();
  const old = async () => (await request.get(`/blog/${post.slug}`, { maxRedirects: 0 })).status();
  await write(page, post, { published: true });
  const moved = await rename(page, post, `${post.slug}-moved`);
  expect(await old()).toBe(308);
  await toggle(page, moved, "Published", "Draft");
  expect(await old()).toBe(404);
  await toggle(page, moved, "Draft", "Published");
  expect(await old()).toBe(308);
});

test("a reader who was led on finds the post when its old address is its own again", async ({
  page,
  browser,
  baseURL,
}) => {
  const post = something();
  await write(page, post, { published: true });
  const moved = await rename(page, post, `${post.slug}-moved`);
  // Whoever writes sees every page made anew; readers have stored ones, and a browser that keeps them.
  const reader = await browser.newContext({ baseURL });
  const read = await reader.newPage();
  const led = await read.goto(`/blog/${post.slug}`);
  await expect(read).toHaveURL(`/blog/${moved.slug}`);
  const answer = await led?.request().redirectedFrom()?.response();
  expect(answer?.headers()["cache-control"]).toContain("max-age=0, must-revalidate");

  await rename(page, moved, post.slug);
  await read.goto(`/blog/${post.slug}`);
  await expect(read).toHaveURL(`/blog/${post.slug}`);
  await expect(read.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
  await read.goto(`/blog/${moved.slug}`);
  await expect(read).toHaveURL(`/blog/${post.slug}`);
  await reader.close();
});
