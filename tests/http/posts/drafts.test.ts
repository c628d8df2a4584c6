import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { vi } from "vitest";
import { postForm } from "@/e2e/support/account-pages";
import { cookieHeader, newAccount, setAdmin } from "@/e2e/support/accounts";
import { serviceClient } from "@/e2e/support/stored";
import { startTestServer } from "@/e2e/support/test-server";
import { testSite } from "@/e2e/support/test-site";
import { draftCookie, signIn } from "../draft-session";
import { elementsIn, headingOf, mainOf } from "../html";
import { test as base, expect } from "../test";

/** Gives each test its own draft. */
const test = base.extend("draft", async ({}, { onCleanup }) => {
  const slug = `draft-${crypto.randomUUID()}`;
  const post = { title: `Draft ${slug.slice(6, 14)}`, slug, content: "Still being written." };
  const posts = (await serviceClient()).from("blogs");
  onCleanup(async () => {
    await posts.delete().eq("slug", slug);
  });
  await posts.insert({ ...post, published: false }).throwOnError();
  return { ...post, path: `/blog/${slug}` };
});

/** Requests a path with these cookies only, not with those stored from earlier responses. */
const opener = (request: APIRequestContext) => (path: string, cookie: string) =>
  request.get(path, { headers: { cookie }, maxRedirects: 0 });

/** Requests a path until it is cached: edits from the previous test expire it two seconds later. */
const cached = (request: APIRequestContext, path: string, cookie: string) =>
  vi.waitFor(async () => {
    const response = await opener(request)(path, cookie);
    expect(response.headers()["x-nextjs-cache"], cookie).toBe("HIT");
    return response;
  }, 10_000);

test("shows a draft only to admins, with noindex", async ({ request, draft }) => {
  const open = opener(request);
  expect((await open(draft.path, "")).status()).toBe(307);
  const { both } = await signIn(request, await newAccount({ isAdmin: true }));
  const response = await open(draft.path, both);
  expect(response.status()).toBe(200);
  expect(response.headers()["cache-control"]).toContain("no-store");
  expect(response.headers()["x-robots-tag"]).toContain("noindex");
  const html = await response.text();
  const robots = elementsIn(html).find(({ attributes }) => attributes.name === "robots");
  expect(robots?.attributes.content).toContain("noindex");
  expect(headingOf(html)).toBe(draft.title);

  const after = await open(draft.path, "");
  expect(after.status()).toBe(307);
  expect(after.headers().location).toContain("/blog");
  expect(await after.text()).not.toContain(draft.title);
  const list = await open("/blog", "");
  expect(list.headers()["cache-control"]).toContain("s-maxage=");
  expect(await list.text()).not.toMatch(new RegExp(`${draft.title}|Manage Posts`));
});

test("serves cached pages to everyone but current admins, whatever their cookies say", async ({
  request,
  draft,
}) => {
  const open = opener(request);
  const account = await newAccount({ isAdmin: true });
  const ended = await signIn(request, account);
  const { both, draftMode } = await signIn(request, account);
  expect((await open(draft.path, both)).status()).toBe(200);
  const headers = { cookie: ended.both, origin: testSite.url };
  await request.post("/auth/sign-out", { headers });
  const member = await signIn(request, await newAccount());
  await setAdmin(account.id, false);
  const forged = `${member.session}; ${draftCookie}=${crypto.randomUUID()}.never.${"x".repeat(43)}`;
  const all = [both, draftMode, ended.both, `${member.session}; ${draftMode}`, forged];
  for (const cookie of all) {
    const response = await open(draft.path, cookie);
    expect(response.status()).toBe(307);
    expect(response.headers().location).toContain("/blog");
    const list = await cached(request, "/blog", cookie);
    expect(mainOf(await list.text())).not.toMatch(new RegExp(`${draft.title}|Manage Posts`));
  }
  expect((await open("/blog", both)).headers()["set-cookie"]).toContain(`${draftCookie}=;`);
});

test("a remembered admin stays in Draft Mode after a browser restart, until the role is revoked", async ({
  request,
  draft,
}) => {
  const open = opener(request);
  const account = await newAccount({ isAdmin: true });
  const { email, password } = account;
  await postForm(request, "/login", { email, password, remember: "on" });
  // These cookies survive closing the browser.
  const { cookies } = await request.storageState();
  const kept = cookieHeader(cookies.filter(({ expires }) => expires > 0));
  const response = await open(draft.path, kept);
  expect(response.status()).toBe(200);
  expect(response.headers()["cache-control"]).toContain("no-store");
  expect(headingOf(await response.text())).toBe(draft.title);
  expect(await (await open("/blog", kept)).text()).toContain("Manage Posts");
  await setAdmin(account.id, false);
  expect((await open(draft.path, kept)).status()).toBe(307);
  expect(await (await open("/blog", kept)).text()).not.toContain("Manage Posts");
});

test("hint cookies follow the session, and are cleared on the sign-in page once it has ended", async ({
  request,
}) => {
  const open = opener(request);
  const setCookie = async (path: string, cookie: string) =>
    (await open(path, cookie)).headers()["set-cookie"];
  const account = await newAccount({ isAdmin: true });
  const { session, draftMode } = await signIn(request, account);
  const ended = await setCookie("/login", `viewer-hint=admin; ${draftMode}`);
  for (const name of ["viewer-hint", draftCookie]) {
    expect(ended).toMatch(new RegExp(`${name}=;[^\n]*Expires=Thu, 01 Jan 1970`));
  }
  const withoutHint = session.replace(/(; )?viewer-hint=admin/, "");
  expect(await setCookie("/admin", withoutHint)).toContain("viewer-hint=admin");
  await setAdmin(account.id, false);
  expect(await setCookie("/admin", session)).toContain("viewer-hint=member");
});

test("static files are cached the same way in Draft Mode", async ({ request }) => {
  const { both } = await signIn(request, await newAccount({ isAdmin: true }));
  const cacheControl = async (cookie: string) =>
    (await opener(request)("/icons/icon-192.png", cookie)).headers()["cache-control"];
  expect(await cacheControl(both)).toBe(await cacheControl(""));
});

test("no page logs a server error in Draft Mode", async ({ request, draft, onTestFinished }) => {
  const { both } = await signIn(request, await newAccount({ isAdmin: true }));
  const server = await startTestServer(testSite.port + 14);
  onTestFinished(() => server.stop());
  const ofBlog = ["/blog/tag/web-design", "/blog/archive", "/blog/archive/2026"];
  const paths = ["/", "/blog", draft.path, "/portfolio", "/get-started?plan=starter"];
  for (const path of [...paths, "/privacy", "/terms", "/contact", "/about", ...ofBlog]) {
    const response = await opener(request)(`${server.url}${path}`, both);
    expect(response.headers()["cache-control"], path).toContain("no-store");
  }
  await server.stop();
  expect(server.errors()).toBe("");
});

test("the Draft Mode key never leaves the server, and has no effect if a visitor sends it", async ({
  request,
}) => {
  const manifest = await readFile(join(testSite.distDir, "prerender-manifest.json"), "utf8");
  const { previewModeId } = JSON.parse(manifest).preview;
  const { both } = await signIn(request, await newAccount({ isAdmin: true }));
  const shown = await opener(request)("/blog", both);
  expect(JSON.stringify(shown.headersArray())).not.toContain(previewModeId);
  expect(await shown.text()).not.toContain(previewModeId);
  const key = `__prerender_bypass=${previewModeId}`;
  for (const path of ["/", "/blog", "/contact"]) {
    const stored = await request.get(path);
    for (const cookie of [
      key,
      `a=b;${key}`,
      `a="b"; ${key}; ${key}`,
      ` ${key} ;${draftCookie}=x`,
    ]) {
      const response = await cached(request, path, cookie);
      expect(response.headers()["content-security-policy"]).toBe(
        stored.headers()["content-security-policy"],
      );
      expect(await response.text()).toBe(await stored.text());
    }
  }
});
