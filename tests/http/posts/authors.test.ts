import { openedPost, serviceClient } from "@/e2e/support/stored";
import type { Typed } from "@/lib/content/form/typed";
import { kinds } from "@/lib/content/kinds";
import { emptyPost } from "@/lib/posts/admin/fields/fields";
import { deletePosts, signInAsAdmin } from "../admin-session";
import { type Editor, openEditor, typedOf } from "../content/editor";
import { headingOf, mainOf, textOf } from "../html";
import { test as base, expect } from "../test";

/** Gives each test two authors and a post that names both, and deletes them. */
const test = base
  .extend("admin", ({ request }) => signInAsAdmin(request))
  .extend("editor", ({ request }) => openEditor(request))
  .extend("word", () => `w${crypto.randomUUID().slice(0, 8)}`)
  .extend("authors", async ({ editor, word }, { onCleanup }) => {
    const typed = { about: "Writes <b>well</b>.", picture: { src: "roost-feed", alt: "A face" } };
    const add = async (name: string) => {
      const slug = `${word}-${name.toLowerCase()}`;
      const fields = { ...typed, name: `${word} ${name}`, slug, profiles: ["https://me.example/"] };
      const { key } = await editor.save({ name: "authors", key: "" }, fields, "publish");
      return { key, typed: fields };
    };
    const authors = [await add("One"), await add("Two")] as const;
    onCleanup(() => editor.remove(authors.map(({ key }) => ({ name: "authors", key }))));
    return authors;
  })
  .extend("post", async ({ admin, authors, word }, { onCleanup }) => {
    onCleanup(() => deletePosts(admin, `${word}%`));
    const values = { ...emptyPost, title: word, slug: word, content: "Text.", published: true };
    const keys = authors.map(({ key }) => key).reverse();
    const args = [null, { ...values, authors: keys }];
    expect(await admin.call("savePost", { args })).toContain('"status":"saved"');
    return `/blog/${word}`;
  });

/** Returns the response to the form. */
async function hide(editor: Editor, key: string) {
  const { id = "", version } = (await editor.rowOf({ name: "authors", key })) ?? {};
  const fields = { id, kind: "authors", key, version: `${version}`, change: "hide" };
  return editor.call("changeContent", { fields });
}

test("credits authors on the page and in structured data, feeds and Markdown", async ({
  request,
  post,
  word,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const html = await read(post);
  const byline = /<a[^>]*rel="author".*?<\/span>/s.exec(mainOf(html))?.[0] ?? "";
  expect(textOf(byline)).toBe(`${word} Two, ${word} One`);
  expect(mainOf(html)).not.toContain(">Admin<");
  expect(html).toContain(`/blog/author/${word}-one"`);
  expect(html).toMatch(new RegExp(`"@type":"Person"[^}]*"name":"${word} Two"`));
  expect(html).toMatch(/property="article:author" content="http[^"]*-two"/);
  expect(await read("/atom.xml")).toContain(`<author><name>${word} Two</name><uri>http`);
  expect(await read(`${post}.md`)).toContain(`authors: ["${word} Two","${word} One"]`);
  const admin = mainOf(await read("/blog/forms-people-finish"));
  expect(admin).toContain('<span class="font-[650]">Admin</span>');
});

test("lists an author in pages, feeds, sitemap and search", async ({
  request,
  admin,
  authors: [{ key }],
  post,
  word,
}) => {
  // With the post, these fill one page. Saving another expires the cached lists.
  const row = { title: "Earlier", content: "Text.", published: true, authors: [key] };
  const rows = Array.from({ length: 11 }, (_, at) => ({ ...row, slug: `${word}-${at}` }));
  const dated = rows.map((row) => ({ ...row, created_at: "2024-05-01T12:00:00Z" }));
  await (await serviceClient()).from("blogs").insert(dated).throwOnError();
  await admin.call("savePost", { args: [null, { ...emptyPost, ...row, slug: `${word}-last` }] });
  const path = `/blog/author/${word}-one`;
  const answer = await request.get(path);
  expect(answer.headers()["cache-control"]).toContain("s-maxage=");
  const html = await answer.text();
  expect(headingOf(html)).toBe(`${word} One`);
  expect(textOf(mainOf(html))).toContain("Writes <b>well</b>.");
  expect(mainOf(html)).toContain('alt="A face"');
  expect(mainOf(html)).toContain(`href="${post}"`);
  expect(html).toContain('"@type":"ProfilePage"');
  for (const file of ["feed.xml", "atom.xml", "feed.json"]) {
    expect(await (await request.get(`${path}/${file}`)).text(), file).toContain(post);
  }
  const sitemap = await (await request.get("/sitemaps/pages-1.xml")).text();
  for (const page of [path, `${path}/page/2`]) expect(sitemap).toContain(`${page}</loc>`);
  expect(await (await request.get(`/search?q=${word}`)).text()).toContain(`href="${path}"`);
  for (const other of ["no-such-author", "A_b", `${word}-one/page/3`, "no-such-author/feed.xml"]) {
    expect((await request.get(`/blog/author/${other}`)).status(), other).toBe(404);
  }
  const first = await request.get(`${path}/page/1`, { maxRedirects: 0 });
  expect([first.status(), first.headers().location]).toEqual([308, expect.stringMatching(/-one$/)]);
});

test("rejects a duplicate slug and keeps the input as a draft", async ({
  editor,
  authors: [one, two],
}) => {
  const place = { name: "authors", key: two.key } as const;
  const typed = { ...two.typed, name: "Renamed", slug: one.typed.slug };
  expect(await editor.save(place, typed, "publish")).toMatchObject({
    status: "invalid",
    errors: { slug: "Another author already uses this slug." },
  });
  const form = await editor.readAsAdmin(`/admin/content/authors/${two.key}?check=publish`);
  expect(form).toContain("Another author already uses this slug.");
  expect(form).toContain('value="Renamed"');
});

test("rejects links to missing pages, and reports those to pages hidden since", async ({
  editor,
  authors: [one, two],
}) => {
  const place = { name: "navigation", key: "site" } as const;
  const typed = typedOf(place, kinds.navigation.defaults().site) as Record<string, Typed>;
  const linked = (href: string) => ({ ...typed, callLink: { label: "See", href } });
  for (const path of [
    "/portfolio/99",
    "/blog/not-there",
    "/blog/tag/not-there",
    "/blog/author/x",
  ]) {
    const result = await editor.save(place, linked(`${path}?a=b`), "save");
    expect(result.errors).toEqual({ "callLink.href": `There is no page at ${path}` });
  }
  const path = `/blog/author/${one.typed.slug}`;
  expect(await editor.save(place, linked(path), "publish")).toMatchObject({ status: "saved" });
  expect(await hide(editor, two.key)).toContain('"Hidden from visitors."');
  expect(await hide(editor, one.key)).toContain("The navigation or a plan still links to it.");
  const form = await editor.readAsAdmin("/admin/content/navigation");
  expect(form).toContain(`There is no page at ${path}`);
  const { id = "" } = (await editor.rowOf({ name: "authors", key: one.key })) ?? {};
  const fields = { source: "contents", id };
  expect(await editor.call("deleteRows", { fields })).toContain("still links to it.");
  await editor.remove([place]);
});

test("redirects a renamed author and drops hidden ones from bylines, but names them to editors", async ({
  request,
  editor,
  post,
  word,
  authors: [one],
}) => {
  const place = { name: "authors", key: one.key } as const;
  const [old, next] = [`/blog/author/${word}-one`, `/blog/author/${word}-new`];
  expect((await request.get(old)).status()).toBe(200);
  await editor.save(place, { ...one.typed, slug: `${word}-new` }, "publish");
  for (const file of ["", "/feed.xml"]) {
    await expect
      .poll(async () => (await request.get(old + file, { maxRedirects: 0 })).headers().location)
      .toContain(next + file);
  }
  expect(await (await request.get(post)).text()).toContain(`href="${next}"`);
  await hide(editor, one.key);
  expect((await request.get(next)).status()).toBe(404);
  expect(mainOf(await (await request.get(post)).text())).not.toContain(`${word} One`);
  const { id } = await openedPost(word);
  expect(await editor.readAsAdmin(`/admin/posts/${id}`)).toContain(`${word} One (hidden)`);
});
