import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { postForm } from "@/e2e/support/account-pages";
import { cookieOf, seeded } from "@/e2e/support/accounts";
import { serviceClient, signingSecret } from "@/e2e/support/stored";
import { sitePath } from "@/e2e/support/test-site";
import { signToken } from "@/lib/links/signed-token";
import { elementsIn, headingOf, textOf } from "../html";
import { test as base, expect } from "../test";

/** Gives each test its own draft, and an admin session without JavaScript. */
const test = base
  .extend("draft", async ({}, { onCleanup }) => {
    const word = randomUUID();
    const post = { title: `Draft ${word}`, slug: `draft-${word}`, content: `Still ${word}.` };
    const posts = (await serviceClient()).from("blogs");
    onCleanup(async () => {
      await posts.delete().eq("slug", post.slug);
    });
    const { data, error } = await posts.insert(post).select("id").single();
    if (error) throw error;
    return { ...post, id: data.id, word, page: `/admin/posts/${data.id}` };
  })
  .extend("admin", async ({ request }) => withCookies(request, await cookieOf(seeded.admin)));

/** Sends these cookies with each request, instead of the stored ones. */
function withCookies(request: APIRequestContext, cookie: string): APIRequestContext {
  const send = (name: "get" | "post") => (url: string, options: object & { headers?: object }) =>
    request[name](url, { ...options, headers: { cookie, ...options?.headers } });
  return { get: send("get"), post: send("post") } as unknown as APIRequestContext;
}

/** Reads the table of draft links: its text, the paths of active links, and the first link's id. */
async function linksOf(admin: APIRequestContext, page: string) {
  const html = await (await admin.get(page)).text();
  const table = /<table.*?<\/table>/s.exec(html)?.[0] ?? "";
  const values = elementsIn(table).flatMap(({ attributes }) => attributes.value ?? []);
  const urls = values.filter((value) => value.includes("/preview/"));
  const [id = ""] = elementsIn(table)
    .filter(({ attributes }) => attributes.name === "draft_link")
    .map(({ attributes }) => attributes.value ?? "");
  return { text: textOf(table), paths: urls.map(sitePath), id };
}

const open = (request: APIRequestContext, path: string, headers = {}) =>
  request.fetch(path, { headers: { cookie: "", ...headers }, maxRedirects: 0 });

test("a draft link created without JavaScript shows the draft to anyone until it is revoked", async ({
  request,
  admin,
  draft,
}) => {
  const fields = { link_period: "30", link_date: "" };
  const { location = "" } = await postForm(admin, draft.page, fields);
  expect(location).toContain("form=draft-links");
  const { paths, id } = await linksOf(admin, draft.page);
  const [path = ""] = paths;

  const response = await open(request, path);
  const html = await response.text();
  expect(response.status()).toBe(200);
  expect(response.headers()["cache-control"]).toBe("private, no-store");
  expect(response.headers()["x-robots-tag"]).toContain("noindex");
  expect(response.headers()["content-security-policy"]).toContain(
    "frame-src 'self' https://www.yo",
  );
  const meta = (name: string) =>
    elementsIn(html).find(({ attributes }) => attributes.name === name)?.attributes.content;
  expect(meta("robots")).toContain("noindex");
  expect(meta("referrer")).toBe("same-origin");
  expect(headingOf(html)).toBe(draft.title);
  expect(textOf(html)).toMatch(/This is an unpublished draft. The link expires on/);
  expect((await open(request, `/blog/${draft.slug}`)).status()).toBe(307);

  await postForm(admin, draft.page, { draft_link: id, post: draft.id });
  const revoked = await open(request, path);
  expect(revoked.status()).toBe(410);
  expect(revoked.headers()["cache-control"]).toBe("private, no-store");
  expect(await revoked.text()).not.toContain(draft.word);
  const after = await linksOf(admin, draft.page);
  expect(after.paths).toEqual([]);
  expect(after.text).toMatch(/Revoked.*Once/s);
});

/** Creates a draft link and returns its path. */
async function storeLink(admin: APIRequestContext, page: string): Promise<string> {
  await postForm(admin, page, { link_period: "7", link_date: "" });
  return (await linksOf(admin, page)).paths[0] ?? "";
}

test("counts each visit, but not bots, prefetches or HEAD requests", async ({
  request,
  admin,
  draft,
}) => {
  const path = await storeLink(admin, draft.page);
  const opened = async () => (await linksOf(admin, draft.page)).text;
  for (const headers of [
    { "user-agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)" },
    { "user-agent": "WhatsApp/2.23" },
    { "sec-purpose": "prefetch;prerender" },
  ]) {
    expect((await open(request, path, headers)).status()).toBe(200);
  }
  expect((await request.head(path)).status()).toBe(200);
  expect(await opened()).toContain("Never");
  await open(request, path);
  expect(await opened()).toMatch(/Once/);
  // A percent-encoded path is the same link.
  const escaped = path.replace(/[.\w]$/, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  expect((await open(request, escaped.replace("preview", "%70review"))).status()).toBe(200);
  expect(await opened()).toMatch(/2 times/);
});

test("an invalid, expired or orphaned draft link says so and reveals nothing about the post", async ({
  request,
  admin,
  draft,
}) => {
  const path = await storeLink(admin, draft.page);
  const [, id = ""] = /\/preview\/([\w-]+)/.exec(path) ?? [];
  const secret = await signingSecret();
  const signed = (name: string, end: number) =>
    `/preview/${signToken(name, id, new Date(Date.now() + end), secret)}`;
  const headings: Record<string, string> = {};
  for (const [wrong, status] of [
    [path.slice(0, -1), 404],
    ["/preview/x", 404],
    [signed("booking-cancel", 60_000), 404],
    [signed("draft", -60_000), 410],
  ] as const) {
    const response = await open(request, wrong);
    const html = await response.text();
    expect(response.status(), wrong).toBe(status);
    expect(html).not.toContain(draft.word);
    headings[status] = headingOf(html);
  }
  expect(headings).toEqual({ 404: "This link is not valid", 410: "This link has expired" });
  await (await serviceClient()).from("blogs").delete().eq("id", draft.id);
  expect((await open(request, path)).status()).toBe(410);
});

test("draft links redirect to the post once it is published", async ({ request, admin, draft }) => {
  const path = await storeLink(admin, draft.page);
  const posts = (await serviceClient()).from("blogs");
  await posts.update({ published: true, created_at: "2020-01-01" }).eq("id", draft.id);
  const response = await open(request, path);
  expect(response.status()).toBe(307);
  expect(response.headers().location).toMatch(new RegExp(`/blog/${draft.slug}$`));
  expect(response.headers()["cache-control"]).toBe("private, no-store");
});
