import type { APIRequestContext } from "@playwright/test";
import {
  cookieHeader,
  cookieOf,
  seeded,
  sessionCookies,
  unauthorizedSessions,
} from "@/e2e/support/accounts";
import { actionId, sendCall } from "@/e2e/support/admin-action-calls";
import { endedSession } from "@/e2e/support/ended-sessions";
import { testSite } from "@/e2e/support/test-site";
import { expect, test } from "../test";
import { storeRows } from "./calls";
import { adminsOnly, expectNoAccess, expectUnchanged } from "./no-access";

/** Sessions without access: a name, the expected `why`, and the cookies. */
const everyoneElse = [
  ["a visitor", "session", async () => ""],
  ["a revoked admin", "admin", async () => cookieHeader((await unauthorizedSessions()).revoked)],
  [
    "a member with an admin's hint",
    "admin",
    async () => `${await cookieOf(seeded.visitor)}; viewer-hint=admin; draft-mode=x`,
  ],
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

test.for(everyoneElse)(
  "%s cannot open an admin page or run an admin action",
  async ([_who, why, newCookie], { request }) => {
    await expectNoAccess(request, await newCookie(request), why);
  },
);

test("rejects every action from another site, even for an admin", async ({ request }) => {
  const cookie = await cookieOf(seeded.admin);
  await expectUnchanged(await storeRows(), async (name, call) => {
    for (const origin of ["https://evil.example", "null"]) {
      const { status } = await sendCall(request, name, call, { cookie, origin });
      expect(status, name).toBe(403);
    }
  });
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
