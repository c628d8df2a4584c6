import type { APIRequestContext } from "@playwright/test";
import { adminActions, type Call, sendCall } from "@/e2e/support/admin-action-calls";
import { testSite } from "@/e2e/support/test-site";
import { expect } from "../test";
import { callsOn, contents, type Rows, storeRows } from "./calls";
import { adminRoutes } from "./routes";

/** Matches text that every admin page has and no other page does. */
export const adminsOnly =
  /Create Post|Sign Out|Dashboard|kiskadee-admin|@kiskadee\.example"|data-table/;

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
export const doneOrShown = /"status":"(done|success|saved)"|Taken over\./;

/** Matches the responses for everyone else; the preview is just null. */
export const signedOut = /"signed-out"|Your session has ended|Please log in again|^1:null$/m;

export const askedAllWays = ["/admin", "/admin/waitlist/export", "/admin/subscribers/export"];

let sharedRows: Promise<Rows> | undefined;

/** Expects every admin page to redirect to sign-in, and every admin action to change nothing. */
export async function expectNoAccess(request: APIRequestContext, cookie: string, why: string) {
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
}

/**
 * Expects the routes to redirect to sign-in, and some of them in each of the `ways`. `why` is the
 * reason in the URL, or `code`.
 */
export async function expectSentToSignIn(
  request: APIRequestContext,
  cookie: string,
  why: string,
  routes: readonly string[],
) {
  const ask = async ([way, headers]: [string, Record<string, string>]) => {
    // Without a cookie, the site looks up no session, so trying every route is cheap.
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
export async function expectUnchanged(
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
