import type { APIRequestContext } from "@playwright/test";
import { openForm, postForm, sendForm } from "@/e2e/support/account-pages";
import { cookieOf, newAccount, seeded } from "@/e2e/support/accounts";
import { deleteStoredPost, serviceClient } from "@/e2e/support/stored";
import { testSite } from "@/e2e/support/test-site";
import { emptyPost } from "@/lib/posts/admin/fields/fields";
import { signInNewAdmin } from "../admin-session";
import { elementsIn, mainOf, textOf } from "../html";
import { expect, test } from "../test";

const report = (changes: object = {}) => ({
  editor: crypto.randomUUID(),
  postId: null,
  version: 0,
  typed: null,
  isOpen: true,
  ...changes,
});

/** Returns a function that posts JSON to `path`, signed in as an account or signed out. */
function senderTo(request: APIRequestContext, path: string) {
  return async (account: typeof seeded.admin | null, data: unknown, origin = testSite.url) => {
    const cookie = account ? await cookieOf(account) : "";
    return request.post(path, { headers: { origin, cookie }, data: JSON.stringify(data) });
  };
}

const content =
  "[a](/blog/accessibility-in-an-afternoon) [b](/blog/none)\n\n#### Deep [c](/nowhere)";
const tooLong = (length: number) => ({ content: "x".repeat(length) });
const post = { ...emptyPost, title: "A post", content };

test.for([
  ["report of an editor", "/api/editor", report(), [report({ editor: "1" }), tooLong(2_000_000)]],
  ["checks of a text", "/api/editor/checks", post, [{ content }, { ...post, ...tooLong(200_001) }]],
] as const)(
  "accepts the %s only from admins on this site, and only if valid",
  async ([, path, good, faulty], { request }) => {
    const send = senderTo(request, path);
    for (const account of [null, seeded.visitor]) {
      expect((await send(account, good)).status()).toBe(401);
    }
    expect((await send(seeded.admin, good, "https://elsewhere.example")).status()).toBe(403);
    for (const wrong of [null, {}, ...faulty]) {
      expect((await send(seeded.admin, wrong)).status()).toBe(400);
    }
    expect((await send(seeded.admin, good)).status()).toBe(200);
  },
);

test("rejects the report of an editor whose post the member may not change", async ({
  request,
}) => {
  const contributor = await newAccount({ role: "contributor" });
  const posts = (await serviceClient()).from("blogs").select("id").eq("published", true).limit(1);
  const { data } = await posts.single().throwOnError();
  const send = senderTo(request, "/api/editor");
  expect((await send(contributor, report({ postId: data.id }))).status()).toBe(403);
});

test("content checks report the line of each problem", async ({ request }) => {
  const send = senderTo(request, "/api/editor/checks");
  const { checks, excerpt } = await (await send(seeded.admin, post)).json();
  expect(excerpt).toBe("a b Deep c");
  expect(checks.filter((check: { line: number | null }) => check.line !== null)).toEqual([
    { field: "content", line: 1, text: "No post at /blog/none" },
    {
      ...{ field: "content", line: 3 },
      text: "Heading “Deep c” skips from level 1 to level 4",
    },
    { field: "content", line: 3, text: "No page at /nowhere" },
  ]);
});

/** Returns the plain form's fields, as a browser would send them. */
async function readForm(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  const main = mainOf(await response.text());
  const fields: Record<string, string> = {};
  for (const { tag, attributes } of elementsIn(main)) {
    const { name, type, value } = attributes;
    const isBox = type === "checkbox";
    if (tag !== "input" || !name || name.startsWith("$")) continue;
    if (!isBox || "checked" in attributes) fields[name] = value ?? (isBox ? "on" : "");
  }
  for (const [, name = "", text = ""] of main.matchAll(
    /<textarea[^>]* name="(\w+)"[^>]*>(.*?)<\/textarea>/gs,
  )) {
    fields[name] = textOf(text);
  }
  return { fields, text: textOf(main) };
}

test("without JavaScript, a post can be created, edited as a draft revision and published", async ({
  request,
  onTestFinished,
}) => {
  await signInNewAdmin(request);
  const slug = `plain-${crypto.randomUUID().slice(0, 8)}`;
  onTestFinished(() => deleteStoredPost(slug));
  const seen = async () => textOf(mainOf(await (await request.get(`/blog/${slug}`)).text()));

  const { fields: empty } = await readForm(request, "/admin/posts/new/plain");
  const meta = { meta_title: "Found", share_description: "Shared.", canonical_url: "/about" };
  const texts = { title: "Plain", slug, content: "First text.", tags: "Web, Forms" };
  const typed = { ...empty, ...texts, ...meta, noindex: "on" };
  const created = await postForm(request, "/admin/posts/new/plain", { ...typed, published: "on" });
  expect(created.location).toContain("/admin/posts?answer=");
  expect(await seen()).toContain("First text.");

  const { data } = await (await serviceClient()).from("blogs").select().eq("slug", slug).single();
  expect(data).toMatchObject({ ...meta, tags: ["Web", "Forms"], noindex: true });
  const path = `/admin/posts/${data?.id}/plain`;
  const opened = (await readForm(request, path)).fields;
  expect(opened).toMatchObject({
    ...{ ...meta, title: "Plain", content: "First text.", noindex: "on", published: "on" },
  });
  await postForm(request, path, { ...opened, content: "Second text.", button: "revision" });
  expect(await seen()).toContain("First text.");

  // Missing fields are reported but do not block saving.
  const { text: told } = await readForm(request, path);
  expect(told).toContain("2 suggestions.");
  expect(told).toContain("No cover image: a generated one is used");

  // Invalid input is preserved, with an error at each field.
  const changed = (await readForm(request, path)).fields;
  expect(changed.content).toBe("Second text.");
  const wrong = { ...changed, slug: "Not a slug", content: "Third text.", canonical_url: "//a.b" };
  const refused = await postForm(request, path, wrong);
  const again = await readForm(request, refused.location ?? "");
  expect(again.text).toContain("Slug can only contain lowercase letters");
  expect(again.text).toContain("Canonical URL must start with https://");
  const { slug: typedSlug, canonical_url, content } = again.fields;
  expect([typedSlug, canonical_url, content]).toEqual(["Not a slug", "//a.b", "Third text."]);
  await postForm(request, path, { ...again.fields, slug, canonical_url: "" });
  expect(await seen()).toContain("Third text.");

  // Text saved to a post that was deleted in the meantime becomes a new post.
  const { hidden, url } = await openForm(request, path, { slug });
  const { fields: last } = await readForm(request, path);
  await (await serviceClient()).from("blogs").delete().eq("slug", slug);
  const late = { ...hidden, ...last, content: "Fourth text." };
  const gone = await sendForm(request, path, late, url);
  const offered = await readForm(request, gone.location ?? "");
  expect(offered.text).toContain("Someone deleted this post.");
  expect(offered.fields).toMatchObject({ title: "Plain", content: "Fourth text." });
  await postForm(request, gone.location ?? "", offered.fields);
  expect(await seen()).toContain("Fourth text.");
});
