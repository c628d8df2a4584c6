import type { Page } from "@playwright/test";
import { newAccount, sessionCookies, setAdmin } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { serviceClient } from "../support/stored";
import { startTestServer } from "../support/test-server";
import { testSite } from "../support/test-site";

type Stored = { title: string; slug: string; remove: () => Promise<void> };

/** A draft of a test's own, straight in the database. */
async function storeDraft(): Promise<Stored> {
  const client = await serviceClient();
  const slug = `draft-${crypto.randomUUID()}`;
  const post = { title: `Draft ${slug.slice(6, 14)}`, slug, content: "Still being written." };
  const { error } = await client.from("blogs").insert({ ...post, published: false });
  if (error) throw error;
  return {
    ...post,
    async remove() {
      await client.from("blogs").delete().eq("slug", slug);
    },
  };
}

/** Signs in as somebody does, which switches Draft Mode on for an admin. */
async function signInByForm(page: Page, account: { email: string; password: string }) {
  await page.goto("/login?next=/blog");
  await page.getByLabel("Email", { exact: true }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/blog");
}

let draft: Stored;
test.beforeEach(async () => {
  draft = await storeDraft();
});
test.afterEach(() => draft.remove());

test("an admin sees drafts on the blog, each with a badge, and the way to manage them", async ({
  page,
}) => {
  await signInByForm(page, await newAccount({ isAdmin: true }));
  const card = page.getByRole("article").filter({ hasText: draft.title });
  await expect(card.getByText("Draft", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Manage Posts" })).toHaveAttribute(
    "href",
    "/admin/posts",
  );
});

test("a draft's page tells an admin what it is, and no index may list it", async ({ page }) => {
  await signInByForm(page, await newAccount({ isAdmin: true }));
  const response = await page.goto(`/blog/${draft.slug}`);
  expect(response?.status()).toBe(200);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  expect(response?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(draft.title);
  await expect(page.getByRole("note")).toContainText("This is a draft.");
  await expect(page.getByRole("article").getByText("Draft", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit Post" })).toHaveAttribute(
    "href",
    /^\/admin\/posts\/[0-9a-f-]{36}$/,
  );
  await expectAccessible(page, "a draft");
});

test("visitors are sent from a draft to the blog, before and after an admin has seen it", async ({
  page,
  request,
}) => {
  const path = `/blog/${draft.slug}`;
  const asVisitor = () => request.get(path, { maxRedirects: 0 });
  expect((await asVisitor()).status()).toBe(307);
  await signInByForm(page, await newAccount({ isAdmin: true }));
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(draft.title);
  const after = await asVisitor();
  expect(after.status()).toBe(307);
  expect(after.headers().location).toContain("/blog");
  expect(await after.text()).not.toContain(draft.title);
  const list = await request.get("/blog");
  expect(list.headers()["cache-control"]).toContain("s-maxage=");
  const html = await list.text();
  expect(html).not.toContain(draft.title);
  expect(html).not.toContain("Manage Posts");
});

test("a member finds on the blog what a visitor finds, even with a cookie of Draft Mode", async ({
  page,
  context,
}) => {
  await signInByForm(page, await newAccount());
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("__prerender_bypass");
  await page.goto(`/blog/${draft.slug}`);
  await expect(page).toHaveURL("/blog");
  await expect(page.getByText(draft.title)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Manage Posts" })).toHaveCount(0);
});

test("who was an admin sees no draft any more, though Draft Mode is still on", async ({ page }) => {
  const account = await newAccount({ isAdmin: true });
  await signInByForm(page, account);
  await page.goto(`/blog/${draft.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(draft.title);
  await setAdmin(account.id, false);
  await page.goto(`/blog/${draft.slug}`);
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("link", { name: "Manage Posts" })).toHaveCount(0);
});

test("an admin whose browser has forgotten Draft Mode sees drafts all the same", async ({
  page,
  context,
}) => {
  const account = await newAccount({ isAdmin: true });
  await signInByForm(page, account);
  const forget = () => context.clearCookies({ name: "__prerender_bypass" });
  await forget();
  const response = await page.goto(`/blog/${draft.slug}`);
  expect(response?.status()).toBe(200);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(draft.title);
  await forget();
  await page.goto("/blog");
  await expect(page.getByRole("link", { name: "Manage Posts" })).toBeVisible();
  await forget();
  await setAdmin(account.id, false);
  await page.goto(`/blog/${draft.slug}`);
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("link", { name: "Manage Posts" })).toHaveCount(0);
});

test("an admin whose browser has forgotten Draft Mode gets it back in the admin", async ({
  page,
  context,
}) => {
  await signInByForm(page, await newAccount({ isAdmin: true }));
  await context.clearCookies({ name: "__prerender_bypass" });
  const switched = page.waitForResponse("/auth/draft-mode");
  await page.goto("/admin");
  await (await switched).finished();
  expect((await context.cookies()).map(({ name }) => name)).toContain("__prerender_bypass");
});

test("what a browser remembers of a session that is over ends at the next sign-in page", async ({
  page,
  context,
  request,
}) => {
  const account = await newAccount({ isAdmin: true });
  await signInByForm(page, account);
  const names = async () => (await context.cookies()).map(({ name }) => name);
  expect(await names()).toEqual(expect.arrayContaining(["session-hint", "__prerender_bypass"]));
  await context.clearCookies({ name: /^auth-session/ });
  await page.goto("/login");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await names()).not.toContain("session-hint");
  expect(await names()).not.toContain("__prerender_bypass");
  // Somebody whose rights have changed: the hint follows them.
  const cookies = await sessionCookies(account);
  const cookie = cookies
    .filter(({ name }) => name !== "session-hint")
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
  const asAdmin = await request.get("/admin", { headers: { cookie } });
  expect(asAdmin.headers()["set-cookie"]).toContain("session-hint=admin");
  await setAdmin(account.id, false);
  const asMember = await request.get("/admin", {
    headers: { cookie: `${cookie}; session-hint=admin` },
    maxRedirects: 0,
  });
  expect(asMember.status()).toBe(307);
  expect(asMember.headers()["set-cookie"]).toContain("session-hint=member");
});

test("signing out switches Draft Mode off", async ({ page, context }) => {
  await signInByForm(page, await newAccount({ isAdmin: true }));
  await page.getByRole("button", { name: "Sign Out" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("__prerender_bypass");
  await page.goto(`/blog/${draft.slug}`);
  await expect(page).toHaveURL("/blog");
});

test("files are kept in Draft Mode as they are without it", async ({ page, request }) => {
  await signInByForm(page, await newAccount({ isAdmin: true }));
  const file = "/icons/icon-192.png";
  const kept = await request.get(file);
  expect((await page.request.get(file)).headers()["cache-control"]).toBe(
    kept.headers()["cache-control"],
  );
});

test("no page reports anything on the server in Draft Mode", async ({ page }) => {
  await signInByForm(page, await newAccount({ isAdmin: true }));
  const server = await startTestServer(testSite.port + 14);
  const paths = ["/", "/blog", `/blog/${draft.slug}`, "/portfolio", "/get-started?plan=starter"];
  for (const path of [...paths, "/privacy", "/terms", "/contact", "/about"]) {
    const response = await page.request.get(`${server.url}${path}`);
    expect(response.headers()["cache-control"], path).toContain("no-store");
  }
  await server.stop();
  expect(server.errors()).toBe("");
});

test("every other page works in Draft Mode, plans in the address too", async ({ page }) => {
  await signInByForm(page, await newAccount({ isAdmin: true }));
  for (const [path, heading] of [
    ["/", /./],
    ["/portfolio/9", /Roost/],
    ["/get-started?plan=Starter", /Get Started/],
    ["/contact", /./],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  await page.goto("/get-started?plan=starter");
  await expect(page.getByRole("heading", { name: /Starter/ }).first()).toBeVisible();
});
