import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { cookieHeader, newAccount, seeded, sessionCookies } from "@/e2e/support/accounts";
import { endedSession, endings } from "@/e2e/support/ended-sessions";
import { testSite } from "@/e2e/support/test-site";
import { expect, test } from "../test";

/** Where every page and handler of the admin stands, as the build knows them. */
async function adminRoutes(): Promise<string[]> {
  const file = join(testSite.distDir, "server/app-paths-manifest.json");
  const built = Object.keys(JSON.parse(await readFile(file, "utf8")));
  return built
    .filter((path) => path.startsWith("/(session)/admin/"))
    .map((path) => path.replace("/(session)", "").replace(/\/(page|route)$/, ""))
    .map((path) => path.replace("[id]", crypto.randomUUID()));
}

/** What a page of the admin cannot do without, and nobody else's page has. */
const adminsOnly = /Create Post|Sign Out|Dashboard|kiskadee-admin|@kiskadee\.example"|data-table/;

const ways: Record<string, Record<string, string>> = {
  "a page": {},
  "a page's data": { rsc: "1" },
  "a prefetch": { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  "an old way around the middleware": {
    "x-middleware-subrequest": Array(5).fill("middleware").join(":"),
  },
};

type Who = { name: string; cookie: () => Promise<string>; why: string };

const everyoneElse: Who[] = [
  { name: "a visitor", cookie: async () => "", why: "session" },
  {
    name: "a member",
    cookie: async () => cookieHeader(await sessionCookies(await newAccount())),
    why: "admin",
  },
  {
    name: "a member with an admin's hint",
    cookie: async () =>
      `${cookieHeader(await sessionCookies(seeded.visitor))}; session-hint=admin; __prerender_bypass=x`,
    why: "admin",
  },
  {
    name: "somebody with a forged session",
    cookie: async () => cookieHeader(forged(await sessionCookies(seeded.admin))),
    why: "session",
  },
];

test.for(everyoneElse)(
  "$name is sent from every admin address to sign in, whatever is asked for",
  async ({ cookie, why }, { request }) => expectSentToSignIn(request, await cookie(), why),
);

test.for(endings)("%s shuts every admin address to a copied cookie", async (ending, { request }) =>
  expectSentToSignIn(request, await endedSession(request, ending), "session"),
);

async function expectSentToSignIn(
  request: APIRequestContext,
  cookie: string,
  why: string,
): Promise<void> {
  const routes = await adminRoutes();
  expect(routes).toEqual(expect.arrayContaining(["/admin", "/admin/waitlist/export"]));
  const ask = async ([way, headers]: [string, Record<string, string>]) => {
    for (const route of routes) {
      const response = await request.get(route, {
        headers: { ...headers, cookie },
        maxRedirects: 0,
      });
      const what = `${way} at ${route}`;
      expect(response.status(), what).toBe(307);
      const { pathname, searchParams } = new URL(response.headers().location ?? "", testSite.url);
      expect(pathname, what).toBe("/login");
      expect(searchParams.get("why"), what).toBe(why);
      expect(searchParams.get("next")?.split("?")[0], what).toBe(route);
      expect(response.headers()["cache-control"], what).toContain("no-store");
      expect(await response.text(), what).not.toMatch(adminsOnly);
    }
  };
  await Promise.all(Object.entries(ways).map(ask));
}

test("an admin gets in, and nothing on the way keeps the page", async ({ request }) => {
  const cookie = cookieHeader(await sessionCookies(seeded.admin));
  const response = await request.get("/admin", { headers: { cookie } });
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(adminsOnly);
  const headers = response.headers();
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["x-robots-tag"]).toContain("noindex");
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'nonce-[^']+'/);
  expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*'unsafe-/);
});

test("every admin page has a title of its own, in one pattern", async ({ request }) => {
  const cookie = cookieHeader(await sessionCookies(seeded.admin));
  const missing = crypto.randomUUID();
  const titles = await Promise.all(
    [
      "",
      "/posts",
      "/posts/new",
      `/posts/${missing}`,
      "/waitlist",
      "/messages",
      `/messages/${missing}`,
      "/subscribers",
      "/bookings",
      "/users",
      "/settings",
      "/outbox",
    ].map(async (path) => {
      const html = await (await request.get(`/admin${path}`, { headers: { cookie } })).text();
      return /<title>([^<]*)<\/title>.*<\/head>/s.exec(html)?.[1];
    }),
  );
  for (const title of titles) expect(title).toMatch(/^[^|]+ \| Admin \| Kiskadee Studio$/);
  expect(new Set(titles).size).toBe(titles.length);
});

test("a form sent to the admin without a session is answered with the way to sign in", async ({
  request,
}) => {
  const response = await request.post("/admin/posts/new", {
    headers: { origin: testSite.url },
    multipart: { title: "x" },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  expect(response.headers().location).toContain("/login?next=%2Fadmin%2Fposts%2Fnew");
});

type Cookies = Awaited<ReturnType<typeof sessionCookies>>;

/** The same session, its token signed with another key. */
function forged(cookies: Cookies): Cookies {
  const parts = cookies.filter(({ name }) => name.startsWith("auth-session"));
  const encoded = parts.map(({ value }) => value).join("");
  const session = JSON.parse(Buffer.from(encoded.replace(/^base64-/, ""), "base64url").toString());
  const [head, body] = session.access_token.split(".");
  session.access_token = `${head}.${body}.${"A".repeat(43)}`;
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;
  return [{ name: "auth-session", value }];
}
