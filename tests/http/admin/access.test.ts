import type { APIRequestContext } from "@playwright/test";
import {
  cookieHeader,
  cookieOf,
  seeded,
  sessionCookies,
  unauthorizedSessions,
} from "@/e2e/support/accounts";
import { actionId, adminActions, type Call, sendCall } from "@/e2e/support/admin-action-calls";
import { endedSession, endings } from "@/e2e/support/ended-sessions";
import { newAdminWithFactor } from "@/e2e/support/second-factor";
import { testSite } from "@/e2e/support/test-site";
import { expect, test } from "../test";
import { callsOn, contents, type Rows, storeRows } from "./calls";
import { adminRoutes } from "./routes";

/** Matches text that every admin page has and no other page does. */
const adminsOnly = /Create Post|Sign Out|Dashboard|kiskadee-admin|@kiskadee\.example"|data-table/;

const ways: Record<string, Record<string, string>> = {
  "a page": {},
  "a page's data": { rsc: "1" },
  "a prefetch": { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  "an older way around the middleware": { "x-middleware-subrequest": "middleware" },
  "an old way around the middleware": {
    "x-middleware-subrequest": Array(5).fill("middleware").join(":"),
  },
};

/** Matches responses that only an admin gets: success, or rendered content. */
const doneOrShown = /"status":"(done|success|saved)"|Taken over\./;

/** Matches the responses for everyone else; the preview is just null. */
const signedOut = /"signed-out"|Your session has ended|Please log in again|^1:null$/m;

/** Sessions without access: a name, the expected `why` (or `code`), and the cookies. */
const everyoneElse = [
  ["a visitor", "session", async () => ""],
  ["a member", "admin", async () => cookieHeader((await unauthorizedSessions()).member)],
  ["a revoked admin", "admin", async () => cookieHeader((await unauthorizedSessions()).revoked)],
  [
    "a member with an admin's hint",
    "admin",
    async () => `${await cookieOf(seeded.visitor)}; viewer-hint=admin; draft-mode=x`,
  ],
  ["an admin who has given no code", "code", async () => cookieOf(await newAdminWithFactor())],
  [
    "somebody with a forged session",
    "session",
    async () => cookieHeader(forged(await sessionCookies(seeded.admin))),
  ],
  [
    "a cookie copied before signing out",
    "session",
    (request: APIRequestContext) => endedSession(request, "signing out"),
  ],
] as const;

let sharedRows: Promise<Rows> | undefined;

test.for(everyoneElse)(
  "%s cannot open an admin page or run an admin action",
  async ([_who, why, newCookie], { request }) => {
    const cookie = await newCookie(request);
    const routes = await adminRoutes();
    expect(routes).toEqual(expect.arrayContaining(askedAllWays));
    await expectSentToSignIn(request, cookie, why, routes);
    sharedRows ??= storeRows();
    const rows = await sharedRows;
    await expectUnchanged(rows, async (name, call) => {
      const { status, text } = await sendCall(request, name, call, { cookie });
      expect(status, name).toBe(200);
      expect(text, name).not.toMatch(doneOrShown);
      expect(text, name).toMatch(signedOut);
      expect(text, name).not.toContain(rows.word);
    });
  },
);

// Pages and actions treat all ended sessions alike, so a few requests are enough.
test.for(endings)("a cookie copied before %s no longer works", async (ending, { request }) => {
  const cookie = await endedSession(request, ending);
  await expectSentToSignIn(request, cookie, "session", askedAllWays);
  const { text } = await sendCall(
    request,
    "deleteTag",
    { args: [{ slug: "a", name: "A" }] },
    { cookie },
  );
  expect(text).toMatch(signedOut);
});

const askedAllWays = ["/admin", "/admin/waitlist/export", "/admin/subscribers/export"];

/** Expects the routes to redirect to sign-in, and some of them in each of the `ways`. */
async function expectSentToSignIn(
  request: APIRequestContext,
  cookie: string,
  why: string,
  routes: readonly string[],
) {
  const ask = async ([way, headers]: [string, Record<string, string>]) => {
    // Without a cookie, no session is looked up, so trying every route is cheap.
    for (const route of way === "a page" || cookie === "" ? routes : askedAllWays) {
      const response = await request.get(route, {
        headers: { ...headers, cookie },
        maxRedirects: 0,
      });
      const what = `${way} at ${route}`;
      expect(response.status(), what).toBe(307);
      const { pathname, searchParams } = new URL(response.headers().location ?? "", testSite.url);
      expect(pathname, what).toBe(why === "code" ? "/login/code" : "/login");
      expect(searchParams.get("why"), what).toBe(why === "code" ? null : why);
      expect(searchParams.get("next")?.split("?")[0], what).toBe(route);
      expect(response.headers()["cache-control"], what).toContain("no-store");
      expect(await response.text(), what).not.toMatch(adminsOnly);
    }
  };
  await Promise.all(Object.entries(ways).map(ask));
}

/** Calls every admin action, and compares the rows before and after. */
async function expectUnchanged(
  rows: Rows,
  send: (name: string, call: Call) => Promise<void>,
): Promise<void> {
  const before = await contents(rows);
  const calls = callsOn(rows);
  const actions = await adminActions();
  expect(actions.sort(), "every action has a call").toEqual(Object.keys(calls).sort());
  for (const [name, call] of Object.entries(calls)) await send(name, call);
  expect(await contents(rows)).toEqual(before);
}

test("rejects every action from another site, even for an admin", async ({ request }) => {
  const cookie = await cookieOf(seeded.admin);
  await expectUnchanged(await storeRows(), async (name, call) => {
    for (const origin of ["https://evil.example", "null"]) {
      const { status } = await sendCall(request, name, call, { cookie, origin });
      expect(status, name).toBe(403);
    }
  });
});

test("admin actions succeed when an admin calls them", async ({ request }) => {
  const rows = await storeRows();
  const cookie = await cookieOf(seeded.admin);
  const calls = callsOn(rows);
  // Deletes instead of publishing, since other tests count the posts on the blog.
  calls.changePosts = { fields: { kind: "delete", id: rows.post.id } };
  // Replaces the date set by saveSchedule.
  calls.movePost = { args: [rows.post.id, "2199-01-01T10:00", "2199-01-02T10:00"] };
  // Skips what other tests share: the settings, and posts that would appear on the blog.
  for (const name of [
    ...["saveSchedule", "movePost"],
    ...["changePosts", "reviewEntry", "markMessage", "deleteRows", "cancelBookingAsAdmin"],
    ...["changeRole", "previewPost"],
  ]) {
    const call = calls[name];
    if (!call) throw new Error(`There is no ${name}.`);
    const { status, text } = await sendCall(request, name, call, { cookie });
    expect(status, name).toBe(200);
    expect(text, name).toMatch(doneOrShown);
  }
  expect((await contents(rows)).slice(0, -2)).toMatchObject([
    [],
    [{ status: "approved", notes: "Taken over." }],
    [{ is_spam: true, read_at: expect.any(String) }],
    [],
    [{ status: "cancelled" }],
    [{ is_admin: true }],
  ]);
});

test("serves admin pages uncached, with noindex and a nonce-based CSP", async ({ request }) => {
  const cookie = await cookieOf(seeded.admin);
  const response = await request.get("/admin", { headers: { cookie } });
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(adminsOnly);
  const headers = response.headers();
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["x-robots-tag"]).toContain("noindex");
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'nonce-[^']+'/);
  expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*'unsafe-/);
});

test("every admin page has a unique title in the same format", async ({ request }) => {
  const cookie = await cookieOf(seeded.admin);
  const missing = crypto.randomUUID();
  const titles = await Promise.all(
    [
      "",
      "/posts",
      "/posts/new",
      "/calendar",
      `/posts/${missing}`,
      "/waitlist",
      "/messages",
      `/messages/${missing}`,
      "/subscribers",
      "/bookings",
      "/users",
      "/settings",
      "/outbox",
      "/audit",
      "/media",
    ].map(async (path) => {
      const html = await (await request.get(`/admin${path}`, { headers: { cookie } })).text();
      return /<title>([^<]*)<\/title>.*<\/head>/s.exec(html)?.[1];
    }),
  );
  for (const title of titles) expect(title).toMatch(/^[^|]+ \| Admin \| Kiskadee Studio$/);
  expect(new Set(titles).size).toBe(titles.length);
});

test("asks admins to sign in and resend a form sent without scripts after the session ended", async ({
  request,
}) => {
  const response = await request.post("/admin/posts/new", {
    headers: { origin: testSite.url },
    multipart: { [`$ACTION_ID_${await actionId("retryMails")}`]: "" },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(401);
  const html = await response.text();
  expect(html).toContain("reload this page");
  expect(html).toContain(
    'href="/login?next=%2Fadmin%2Fposts%2Fnew&amp;why=session" target="_blank"',
  );
});

type Cookies = Awaited<ReturnType<typeof sessionCookies>>;

/** Returns the same session with a forged token signature. */
function forged(cookies: Cookies): Cookies {
  const parts = cookies.filter(({ name }) => name.startsWith("auth-session"));
  const encoded = parts.map(({ value }) => value).join("");
  const session = JSON.parse(Buffer.from(encoded.replace(/^base64-/, ""), "base64url").toString());
  const [head, body] = session.access_token.split(".");
  session.access_token = `${head}.${body}.${"A".repeat(43)}`;
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;
  return [{ name: "auth-session", value }];
}
