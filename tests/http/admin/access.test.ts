import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import {
  cookieHeader,
  newAccount,
  seeded,
  sessionCookies,
  unauthorizedSessions,
} from "@/e2e/support/accounts";
import { adminActions, type Call, sendCall } from "@/e2e/support/admin-action-calls";
import { storeBooking, storeEntry, storeMessage, storeSubscriber } from "@/e2e/support/admin-rows";
import { endedSession, endings } from "@/e2e/support/ended-sessions";
import { serviceClient } from "@/e2e/support/stored";
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
  "an older way around the middleware": { "x-middleware-subrequest": "middleware" },
  "an old way around the middleware": {
    "x-middleware-subrequest": Array(5).fill("middleware").join(":"),
  },
};

/** New rows, one for each thing that an action can change. */
async function storeRows() {
  const word = crypto.randomUUID();
  const email = `row-${word}@mail.example`;
  const client = await serviceClient();
  const { data: post } = await client
    .from("blogs")
    .insert({ title: `Row ${word}`, slug: `row-${word}`, content: "Untouched." })
    .select("id, slug, updated_at")
    .single();
  const entry = await storeEntry({ email });
  const { data: stored } = await client.from("waitlist").select("updated_at").eq("id", entry);
  await storeSubscriber(email);
  const { data: reader } = await client.from("subscribers").select("id").eq("email", email);
  return {
    word,
    post: { id: post?.id ?? "", slug: post?.slug ?? "", updatedAt: post?.updated_at ?? "" },
    entry: { id: entry, updatedAt: stored?.[0]?.updated_at ?? "" },
    message: await storeMessage(email, `Row ${word}`),
    subscriber: reader?.[0]?.id ?? "",
    booking: await storeBooking({ email }),
    account: await newAccount(),
  };
}

type Rows = Awaited<ReturnType<typeof storeRows>>;

/** All that the actions could change of these rows, and the settings, as it is now. */
async function contents(rows: Rows): Promise<object[][]> {
  const client = await serviceClient();
  const all = await Promise.all([
    client.from("blogs").select().or(`id.eq.${rows.post.id},slug.eq.new-${rows.word}`),
    client.from("waitlist").select().eq("id", rows.entry.id),
    client.from("messages").select().eq("id", rows.message),
    client.from("subscribers").select().eq("id", rows.subscriber),
    client.from("bookings").select().eq("id", rows.booking),
    client.from("profiles").select().eq("id", rows.account.id),
    client.from("settings").select(),
  ]);
  return all.map(({ data, error }) => {
    if (error) throw error;
    return data;
  });
}

/** A call of every action of the admin that would do something, were an admin to make it. */
function callsOn(rows: Rows): Record<string, Call> {
  const post = { title: "Taken over", content: "Taken over.", published: true };
  const texts = { cover_image: "", cover_alt: "", excerpt: "" };
  return {
    savePost: { args: [null, { ...post, ...texts, slug: `new-${rows.word}` }] },
    setPublished: { args: [rows.post.id, true] },
    previewPost: { args: [{ ...post, ...texts, slug: "taken-over" }] },
    reviewEntry: { args: [{ ...rows.entry, status: "approved", notes: "Taken over." }] },
    markMessage: { args: [{ id: rows.message, flags: { isRead: true, isSpam: true } }] },
    removeSubscriber: { args: [rows.subscriber] },
    cancelBookingAsAdmin: { args: [{ id: rows.booking, sequence: 0 }] },
    changeRole: { args: [{ id: rows.account.id, isAdmin: true }] },
    retryMails: { fields: { id: crypto.randomUUID() } },
    setExchangeRate: { fields: { exchange_rate: "7" } },
    setNotificationAddress: { fields: { notification_address: "taken@over.example" } },
    changePassword: {
      fields: {
        current_password: "guess-1",
        new_password: "guess-2",
        repeated_password: "guess-2",
      },
    },
    deletePost: { args: [rows.post.id] },
  };
}

/** What only an admin's answer holds: that it was done, or something rendered for them. */
const doneOrShown = /"status":"(done|success|saved)"|Taken over\./;

/** What everyone else is told; the preview just stays empty. */
const signedOut = /"signed-out"|Your session has ended|Please log in again|^1:null$/m;

/** Who is refused, what the sign-in page gives as the reason, and their cookies. */
const everyoneElse = [
  ["a visitor", "session", async () => ""],
  ["a member", "admin", async () => cookieHeader((await unauthorizedSessions()).member)],
  ["a revoked admin", "admin", async () => cookieHeader((await unauthorizedSessions()).revoked)],
  [
    "a member with an admin's hint",
    "admin",
    async () =>
      `${cookieHeader(await sessionCookies(seeded.visitor))}; session-hint=admin; __prerender_bypass=x`,
  ],
  [
    "somebody with a forged session",
    "session",
    async () => cookieHeader(forged(await sessionCookies(seeded.admin))),
  ],
  ...endings.map(
    (ending) =>
      [
        `a cookie copied before ${ending}`,
        "session",
        (request: APIRequestContext) => endedSession(request, ending),
      ] as const,
  ),
] as const;

let sharedRows: Promise<Rows> | undefined;

test.for(everyoneElse)(
  "%s opens no page of the admin, and no action does anything for it",
  async ([_who, why, cookieOf], { request }) => {
    const cookie = await cookieOf(request);
    await expectSentToSignIn(request, cookie, why);
    sharedRows ??= storeRows();
    const rows = await sharedRows;
    await expectUnchanged(rows, async (name, id, call) => {
      const { status, text } = await sendCall(request, id, call, { cookie });
      expect(status, name).toBe(200);
      expect(text, name).not.toMatch(doneOrShown);
      expect(text, name).toMatch(signedOut);
      expect(text, name).not.toContain(rows.word);
    });
  },
);

const askedAllWays = ["/admin", "/admin/waitlist/export", "/admin/subscribers/export"];

/** Asks for every address as a page, and for some in all the ways there are. */
async function expectSentToSignIn(request: APIRequestContext, cookie: string, why: string) {
  const routes = await adminRoutes();
  expect(routes).toEqual(expect.arrayContaining(askedAllWays));
  const ask = async ([way, headers]: [string, Record<string, string>]) => {
    // Without a cookie nothing is looked up, so that everything can be asked for.
    for (const route of way === "a page" || cookie === "" ? routes : askedAllWays) {
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

/** Makes each call of the admin's actions, and compares the rows before and after all of them. */
async function expectUnchanged(
  rows: Rows,
  send: (name: string, id: string, call: Call) => Promise<void>,
): Promise<void> {
  const before = await contents(rows);
  const calls = callsOn(rows);
  const actions = await adminActions();
  expect(Object.keys(actions).sort(), "every action has a call").toEqual(Object.keys(calls).sort());
  for (const [name, call] of Object.entries(calls)) await send(name, actions[name] ?? "", call);
  expect(await contents(rows)).toEqual(before);
}

test("no action does anything for an admin whose browser is on another site", async ({
  request,
}) => {
  const cookie = cookieHeader(await sessionCookies(seeded.admin));
  await expectUnchanged(await storeRows(), async (name, id, call) => {
    for (const origin of ["https://evil.example", "null"]) {
      const { status } = await sendCall(request, id, call, { cookie, origin });
      expect(status, name).toBe(403);
    }
  });
});

test("the same calls do what they say for an admin", async ({ request }) => {
  const rows = await storeRows();
  const cookie = cookieHeader(await sessionCookies(seeded.admin));
  const actions = await adminActions();
  const calls = callsOn(rows);
  // Never published, not even for a moment: other tests count what is on the blog.
  calls.setPublished = { args: [rows.post.id, false] };
  // Not what belongs to all tests: the settings, and a post that would stand on the blog.
  for (const name of [
    ...["setPublished", "reviewEntry", "markMessage", "removeSubscriber", "cancelBookingAsAdmin"],
    ...["changeRole", "previewPost", "deletePost"],
  ]) {
    const call = calls[name];
    if (!call) throw new Error(`There is no ${name}.`);
    const { status, text } = await sendCall(request, actions[name] ?? "", call, { cookie });
    expect(status, name).toBe(200);
    expect(text, name).toMatch(doneOrShown);
  }
  expect((await contents(rows)).slice(0, -1)).toMatchObject([
    [],
    [{ status: "approved", notes: "Taken over." }],
    [{ is_spam: true, read_at: expect.any(String) }],
    [],
    [{ status: "cancelled" }],
    [{ is_admin: true }],
  ]);
});

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
