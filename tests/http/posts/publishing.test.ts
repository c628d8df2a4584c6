import type { APIRequestContext } from "@playwright/test";
import { brand } from "@/content/brand";
import { openedPost, serviceClient } from "@/e2e/support/stored";
import { emptyPost } from "@/lib/posts/admin/fields/fields";
import { dayAt } from "@/lib/time/zones";
import { deletePosts, signInAsAdmin } from "../admin-session";
import { elementsIn } from "../html";
import { test as base, expect } from "../test";

type Post = {
  title: string;
  slug: string;
  content: string;
  tags: string[];
  published: boolean;
};

/** Gives each test its own word, and deletes posts as an admin, so that cached pages expire. */
const test = base
  .extend("admin", ({ request }) => signInAsAdmin(request))
  .extend("word", async ({ admin }, { onCleanup }) => {
    const word = `written-by-hand-${crypto.randomUUID().slice(0, 8)}`;
    onCleanup(() => deletePosts(admin, `${word}%`));
    return word;
  });

type Admin = Awaited<ReturnType<typeof signInAsAdmin>>;

const written = (slug: string): Post => ({
  title: `The title of ${slug}`,
  slug,
  content: "The first words.\n\nThe second ones.",
  tags: ["Shown at once"],
  published: true,
});

/** Creates a post, or overwrites the one with the slug `over`. */
async function save({ call }: Admin, post: Post, over: string | null = null): Promise<Post> {
  const opened = over && (await openedPost(over));
  const values = { ...emptyPost, ...post };
  expect(await call("savePost", { args: [opened, values] })).toContain('"status":"saved"');
  return post;
}

async function setPublished(admin: Admin, { slug }: Post, published: boolean) {
  const { id } = await openedPost(slug);
  await change(admin, published ? "publish" : "unpublish", id);
}

async function change({ call }: Admin, kind: string, id: string) {
  expect(await call("changePosts", { fields: { kind, id } })).toContain('"status":"success"');
}

/** Reads a page as a visitor. */
async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  if (response.status() === 200) {
    expect(response.headers()["cache-control"], path).toContain("s-maxage=");
    expect(response.headers()["set-cookie"], path).toBeUndefined();
  }
  return response;
}

/** Checks in which places that depend on its slug visitors currently see a post. */
async function shownBySlug(request: APIRequestContext, { slug, title }: Post) {
  const textOf = async (path: string) => (await read(request, path)).text();
  const found = await textOf(`/api/search?${new URLSearchParams({ q: title })}`);
  return {
    page: (await read(request, `/blog/${slug}`)).status(),
    markdown: (await textOf(`/blog/${slug}.md`)).includes(`title: ${JSON.stringify(title)}`),
    sitemap: (await textOf("/sitemaps/posts-1.xml")).includes(`/blog/${slug}<`),
    search: found.includes(`"/blog/${slug}"`),
  };
}

/** Checks in which places visitors currently see a post. */
async function shownTo(request: APIRequestContext, post: Post) {
  const has = async (path: string) =>
    (await (await read(request, path)).text()).includes(post.title);
  return {
    ...(await shownBySlug(request, post)),
    list: await has("/blog"),
    sidebar: await has("/blog/accessibility-in-an-afternoon"),
    tag: await has("/blog/tag/shown-at-once"),
    archive: await has(`/blog/archive/${dayAt(Date.now(), brand.timeZone).slice(0, 4)}`),
    feed: await has("/feed.xml"),
    llms: await has("/llms.txt"),
    tagFeed: await has("/blog/tag/shown-at-once/feed.json"),
  };
}

const places = "list tag archive sidebar feed llms markdown tagFeed sitemap search".split(" ");
const nowhere = Object.fromEntries(places.map((place) => [place, false]));
const everywhere = { page: 200, ...Object.fromEntries(places.map((place) => [place, true])) };

test("publishing, unpublishing, deleting or restoring a post takes effect at the next request", async ({
  request,
  admin,
  word,
}) => {
  const post = written(word);
  // First cache every page without the post.
  expect(await shownTo(request, post)).toEqual({ page: 404, ...nowhere });
  await save(admin, { ...post, published: false });
  expect(await shownTo(request, post)).toEqual({ page: 307, ...nowhere });
  await setPublished(admin, post, true);
  expect(await shownTo(request, post)).toEqual(everywhere);
  const { id } = await openedPost(post.slug);
  await change(admin, "delete", id);
  expect(await shownTo(request, post)).toEqual({ page: 404, ...nowhere });
  await change(admin, "restore", id);
  expect(await shownTo(request, post)).toEqual(everywhere);
  await setPublished(admin, post, false);
  expect(await shownTo(request, post)).toEqual({ page: 307, ...nowhere });
});

test("undoing the publication of a scheduled post reschedules it", async ({ admin, word }) => {
  const post = await save(admin, { ...written(word), published: false });
  const { id } = await openedPost(post.slug);
  const posts = (await serviceClient()).from("blogs");
  const publish_at = "2199-01-01T10:00:00.000Z";
  await posts.update({ publish_at }).eq("id", id);
  const schedule = async () => {
    const { data } = await posts.select("published, publish_at").eq("id", id).single();
    return [data?.published, data?.publish_at && new Date(data.publish_at).toISOString()];
  };
  const scheduled = await admin.call("changePosts", { fields: { kind: "publish", id } });
  expect(scheduled).toContain("is scheduled for 1 Jan 2199");
  expect(await schedule()).toEqual([false, publish_at]);
  const answer = await admin.call("changePosts", { fields: { kind: "publish", id, now: "yes" } });
  expect(await schedule()).toEqual([true, null]);
  const [, undo = ""] = /"schedule","([^"]+)"/.exec(answer) ?? [];
  await admin.call("changePosts", { fields: { kind: "unpublish", id, schedule: undo } });
  expect(await schedule()).toEqual([false, publish_at]);
});

test("shows an edited title and text at the next request", async ({ request, admin, word }) => {
  const post = await save(admin, written(word));
  expect(await shownTo(request, post)).toEqual(everywhere);
  const edited = { ...post, title: `${post.title}, again`, content: "Other words altogether." };
  await save(admin, edited, post.slug);
  expect(await shownTo(request, edited)).toEqual(everywhere);
  const html = await (await request.get(`/blog/${post.slug}`)).text();
  expect(html).toContain("<p>Other words altogether.</p>");
  expect(html).not.toContain("<p>The first words.</p>");
});

test("the editor's HTML has the status of a post", async ({ admin, word }) => {
  const { slug } = await save(admin, written(word));
  const { id } = await openedPost(slug);
  const html = await admin.read(`/admin/posts/${id}`);
  const checked = elementsIn(html).filter(({ attributes }) => "checked" in attributes);
  expect(checked).toMatchObject([{ attributes: { type: "checkbox" } }]);
});

test("a published post's old path redirects permanently until another post takes it", async ({
  request,
  admin,
  word,
}) => {
  const shown = { page: 200, markdown: true, sitemap: true, search: true };
  const post = await save(admin, written(word));
  expect(await shownBySlug(request, post)).toEqual(shown);
  const open = (slug: string) => request.get(`/blog/${slug}`, { maxRedirects: 0 });
  const moved = await save(admin, { ...post, slug: `${post.slug}-moved` }, post.slug);
  expect(await shownBySlug(request, moved)).toEqual(shown);
  const old = await open(post.slug);
  expect(old.status()).toBe(308);
  expect(old.headersArray().filter(({ name }) => /^location$/i.test(name))).toHaveLength(1);
  expect(old.headers().location).toMatch(new RegExp(`/blog/${moved.slug}$`));
  // If browsers cached the redirect, it would hide a later post at this path.
  expect(old.headers()["cache-control"]).toContain("max-age=0, must-revalidate");
  const oldMarkdown = await open(`${post.slug}.md`);
  expect(oldMarkdown.status()).toBe(308);
  expect(oldMarkdown.headers().location).toBe(`/blog/${moved.slug}.md`);

  await setPublished(admin, moved, false);
  expect((await open(post.slug)).status()).toBe(404);
  await setPublished(admin, moved, true);
  expect((await open(post.slug)).status()).toBe(308);

  await save(admin, post, moved.slug);
  expect((await open(post.slug)).status()).toBe(200);
  expect((await open(moved.slug)).headers().location).toMatch(new RegExp(`/blog/${post.slug}$`));

  await save(admin, moved, post.slug);
  const other = await save(admin, { ...post, title: `${post.title}, another` });
  expect((await open(other.slug)).status()).toBe(200);
});
