import { serviceClient } from "@/e2e/support/stored";
import { template } from "@/e2e/support/test-site";
import { emptyPost } from "@/lib/posts/admin/fields/fields";
import { deletePosts, signInAsAdmin } from "../admin-session";
import { elementsIn, headingOf, mainOf, textOf } from "../html";
import { test as base, expect } from "../test";

/** Gives each test its own word as a tag, and deletes posts whose slug starts with it. */
const test = base
  .extend("admin", ({ request }) => signInAsAdmin(request))
  .extend("word", async ({ admin }, { onCleanup }) => {
    const word = `Word ${crypto.randomUUID().slice(0, 8)}`;
    onCleanup(() => deletePosts(admin, `${slugOf(word)}%`));
    return word;
  });

const slugOf = (word: string) => word.toLowerCase().replace(" ", "-");

type Admin = Awaited<ReturnType<typeof signInAsAdmin>>;

const written = (word: string, tags = [word]) => ({
  ...{ title: word, slug: `${slugOf(word)}-${crypto.randomUUID().slice(0, 8)}` },
  ...{ content: "Text.", tags, published: true },
});

async function publish({ call }: Admin, word: string, tags = [word]) {
  const values = { ...emptyPost, ...written(word, tags) };
  expect(await call("savePost", { args: [null, values] })).toContain('"status":"saved"');
}

test("a tag has cached, paginated pages with unique metadata", async ({ request, admin, word }) => {
  const rows = Array.from({ length: 12 }, () => written(word));
  await (await serviceClient()).from("blogs").insert(rows).throwOnError();
  await publish(admin, word);
  const path = `/blog/tag/${slugOf(word)}`;
  const open = (url: string) => request.get(url, { maxRedirects: 0 });
  const first = await open(path);
  const html = await first.text();
  expect(first.headers()["cache-control"]).toContain("s-maxage=");
  expect(headingOf(html)).toBe(word);
  expect(mainOf(html).match(/<article/g)).toHaveLength(12);
  expect(html).toContain(`<link rel="canonical" href="${template.url}${path}"/>`);
  expect(html).toContain(`<title>${word} | Kiskadee Studio</title>`);
  expect(html).toMatch(/"@type":"CollectionPage"/);
  const last = await open(`${path}/page/2`);
  expect(last.headers()["cache-control"]).toContain("s-maxage=");
  expect(mainOf(await last.text()).match(/<article/g)).toHaveLength(1);
  for (const page of ["0", "-1", "3", "1e9", "08", "x"]) {
    expect((await open(`${path}/page/${page}`)).status(), page).toBe(404);
  }
  const one = await open(`${path}/page/1`);
  expect([one.status(), one.headers().location]).toEqual([308, expect.stringMatching(`${path}$`)]);
  for (const tag of ["no-such-tag", "Web-Design", "a--b", "%E8%AE%BE"]) {
    expect((await open(`/blog/tag/${tag}`)).status(), tag).toBe(404);
  }
});

test("renaming, merging and deleting a tag take effect at the next request, with redirects", async ({
  request,
  admin,
  word,
}) => {
  await publish(admin, word);
  const { data } = await (await serviceClient())
    .from("blogs")
    .select("slug")
    .like("slug", `${slugOf(word)}%`)
    .single();
  const tagsShown = async () => {
    const html = await (await request.get(`/blog/${data?.slug}`)).text();
    const [list = ""] = /<ul aria-label="Tags".*?<\/ul>/s.exec(html) ?? [];
    const keywords = elementsIn(html).find(({ attributes }) => attributes.name === "keywords");
    expect(html).toContain(`"keywords":["${textOf(list)}"]`);
    expect(keywords?.attributes.content).toBe(textOf(list));
    return textOf(list);
  };
  const open = async (tag: string) => {
    const path = `/blog/tag/${slugOf(tag)}`;
    const answer = await request.get(path, { maxRedirects: 0 });
    const feed = await request.get(`${path}/atom.xml`, { maxRedirects: 0 });
    expect(feed.status()).toBe(answer.status());
    const { location } = answer.headers();
    expect(feed.headers().location).toBe(location && `${location}/atom.xml`);
    return [answer.status(), answer.headers().location?.replace(/.*\//, "")];
  };
  expect(await tagsShown()).toBe(word);
  expect(await open(word)).toEqual([200, undefined]);
  const change = async (from: string, name: string, merge: boolean) =>
    admin.call("changeTag", {
      fields: { slug: slugOf(from), name, ...(merge && { merge: "yes" }) },
    });
  const [renamed, target] = [`Re${word}`, `To${word}`];
  expect(await change(word, renamed, false)).toContain("in 1 post.");
  expect(await tagsShown()).toBe(renamed);
  expect(await open(word)).toEqual([308, slugOf(renamed)]);
  await publish(admin, word, [target]);
  expect(await change(renamed, target, true)).toContain("Merged into");
  expect(await tagsShown()).toBe(target);
  for (const old of [word, renamed]) expect(await open(old)).toEqual([308, slugOf(target)]);
  const deleted = { slug: slugOf(target), name: target };
  expect(await admin.call("deleteTag", { fields: deleted })).toContain("removed from 2 posts");
  for (const tag of [word, renamed, target]) expect(await open(tag)).toEqual([404, undefined]);
  const html = await (await request.get(`/blog/${data?.slug}`)).text();
  expect(html).not.toContain(target);
});

test("the archive lists the years, and each year lists its posts by month", async ({ request }) => {
  const archive = mainOf(await (await request.get("/blog/archive")).text());
  expect(archive).toMatch(/href="\/blog\/archive\/2026".*?<span>[\d,]+ articles/s);
  const html = mainOf(await (await request.get("/blog/archive/2026")).text());
  expect(headingOf(html)).toBe("Articles from 2026");
  const september = /<section aria-label="September 2026".*?<\/section>/s.exec(html)?.[0] ?? "";
  expect(september).toContain('href="/blog/accessibility-in-an-afternoon"');
  const missing = ["1999", "2026/page/0", "2026/page/99", "2026/page/08", "x", "02026", "99999"];
  for (const path of missing) {
    expect((await request.get(`/blog/archive/${path}`)).status(), path).toBe(404);
  }
  const one = await request.get("/blog/archive/2026/page/1", { maxRedirects: 0 });
  expect(one.status()).toBe(308);
});

test("a post links to related posts and to the previous and next ones", async ({ request }) => {
  const html = mainOf(await (await request.get("/blog/accessibility-in-an-afternoon")).text());
  const [related = ""] = /<section aria-labelledby="related".*?<\/section>/s.exec(html) ?? [];
  expect(related).toContain('href="/blog/forms-people-finish"');
  expect(related).not.toContain("accessibility-in-an-afternoon");
  const [nav = ""] = /<nav aria-label="Previous and next articles".*?<\/nav>/s.exec(html) ?? [];
  expect(nav).toMatch(/rel="prev".*?Previous article.*rel="next".*?Next article/s);
});

test("a post that starts with code gets its excerpt from its text", async ({ request }) => {
  const html = await (await request.get("/blog")).text();
  expect(mainOf(html)).not.toMatch(/No content available|<p[^>]*>```/);
});
