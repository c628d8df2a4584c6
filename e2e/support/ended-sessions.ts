import { type APIRequestContext, expect } from "@playwright/test";
import { mailedLink, postForm } from "./account-pages";
import { type Account, auth, cookieOf, newAccount } from "./accounts";
import { type Call, sendCall } from "./admin-action-calls";
import { serviceClient } from "./stored";
import { testSite } from "./test-site";

type End = (request: APIRequestContext, admin: Account, cookie: string) => Promise<void>;

const password = "a-new-word-to-sign-in-with";

const ends = {
  async "signing out"(request, _admin, cookie) {
    const response = await request.post("/auth/sign-out", {
      headers: { cookie, origin: testSite.url },
      maxRedirects: 0,
    });
    expect(response.headers().location).toBe("/");
  },
  async "signing out everywhere"(_request, admin) {
    const elsewhere = await auth();
    await elsewhere.signInWithPassword(admin);
    expect((await elsewhere.signOut({ scope: "global" })).error).toBeNull();
  },
  async "resetting the password"(request, { email }) {
    await postForm(request, "/login", { email, intent: "reset" });
    await postForm(request, await mailedLink(email, /^Reset your password/), {});
    const reset = await postForm(request, "/reset-password", {
      password,
      confirmPassword: password,
    });
    expect(reset.answer).toMatchObject({ status: "success" });
  },
  async "changing the password"(request, admin) {
    const fields = {
      current_password: admin.password,
      new_password: password,
      repeated_password: password,
    };
    await callAsAdmin(request, admin, "changePassword", { fields });
    const own = await request.get("/admin");
    expect(own.status(), "in the browser that changed it").toBe(200);
  },
  async "revoking admin"(request, { id }) {
    const other = await newAccount({ isAdmin: true });
    await callAsAdmin(request, other, "changeRole", { fields: { id, is_admin: "false" } });
  },
  async "deleting the account"(_request, { id }) {
    const { data } = await (await serviceClient()).rpc("delete_account", { p_id: id });
    expect(data).toBe(true);
  },
} satisfies Record<string, End>;

export type Ending = keyof typeof ends;

/** All the ways an admin's session can end. */
export const endings = Object.keys(ends) as Ending[];

/** Signs in a new admin, ends the session, and returns its cookies. */
export async function endedSession(request: APIRequestContext, ending: Ending): Promise<string> {
  const admin = await newAccount({ isAdmin: true });
  const cookie = await cookieOf(admin);
  const before = await request.get("/admin", { headers: { cookie }, maxRedirects: 0 });
  expect(before.status()).toBe(200);
  await ends[ending](request, admin, cookie);
  return cookie;
}

/** Calls an action as this admin, in a new session. */
async function callAsAdmin(
  request: APIRequestContext,
  admin: Account,
  name: "changePassword" | "changeRole",
  call: Call,
): Promise<void> {
  const cookie = await cookieOf(admin);
  const { text } = await sendCall(request, name, call, { cookie });
  expect(text).toMatch(/"status":"(success|done)"/);
}
