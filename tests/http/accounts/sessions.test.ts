import { brand } from "@/content/brand";
import { mailedLink, postForm } from "@/e2e/support/account-pages";
import {
  auth,
  cookieHeader,
  newAccount,
  sessionCookies,
  unconfirmedAccount,
} from "@/e2e/support/accounts";
import { sendCall } from "@/e2e/support/admin-action-calls";
import { mailsTo, pollMail } from "@/e2e/support/mail";
import { testSite } from "@/e2e/support/test-site";
import { mainOf } from "../html";
import { expect, test } from "../test";

test("confirming an email takes a click, starts no session and ends none", async ({ request }) => {
  await postForm(request, "/login", await credentials());
  const account = await unconfirmedAccount();
  const link = await mailedLink(account.email, /^Confirm your email/);
  const opened = await request.get(link);
  expect(opened.status()).toBe(200);
  expect(opened.headers()["cache-control"]).toContain("no-store");
  expect(opened.headers()["set-cookie"]).toBeUndefined();
  expect((await (await auth()).signInWithPassword(account)).error).not.toBeNull();
  const { location, text } = await postForm(request, link, {});
  expect(location).toBe("/login?why=confirmed");
  // The mailbox's owner may not have chosen the password.
  expect(text).not.toContain("auth-session");
  const again = await postForm(request, link, {});
  expect(again.location).toBe("/auth/confirm?type=signup&outcome=expired");
  const expired = await (await request.get(again.location ?? "")).text();
  expect(mainOf(expired)).toMatch(/This link has expired\..*href="\/login"[^>]*>Go to sign in/s);
  expect((await (await auth()).signInWithPassword(account)).error).toBeNull();
  expect((await request.get("/login", { maxRedirects: 0 })).status()).toBe(307);
});

test("signing out ends only this session at the auth server", async ({ request }) => {
  const account = await credentials();
  const elsewhere = await (await auth()).signInWithPassword(account);
  await postForm(request, "/login", account);
  const { cookies } = await request.storageState();
  await request.post("/auth/sign-out", { headers: { origin: testSite.url } });
  expect((await request.storageState()).cookies).toEqual([]);

  const refresh = async (refresh_token = "") =>
    (await (await auth()).refreshSession({ refresh_token })).error;
  expect(await refresh(elsewhere.data.session?.refresh_token)).toBeNull();
  expect(await refresh(decodeSession(cookies).refresh_token)).not.toBeNull();
});

test("an admin who signs in without JavaScript is in Draft Mode until signing out", async ({
  request,
}) => {
  const values = { ...(await credentials({ isAdmin: true })), next: "/admin" };
  expect((await postForm(request, "/login", values)).location).toBe("/admin");
  const { cookies } = await request.storageState();
  expect(cookies.map(({ name }) => name)).toContain("draft-mode");
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: "viewer-hint", value: "admin", sameSite: "Lax" }),
  );
  await request.post("/auth/sign-out", { headers: { origin: testSite.url } });
  expect((await request.storageState()).cookies).toEqual([]);
});

// Concurrent, since most of the time is spent in the delay that hides whether an email is known.
test.concurrent("a forgotten password can be reset from a mailed link without JavaScript", async ({
  request,
}) => {
  const { email, password } = await credentials();
  for (const [typed, error] of [
    ["", "Please enter your email address to reset your password"],
    ["nobody", "Invalid email address"],
  ] as const) {
    const { answer } = await postForm(request, "/login", { email: typed, intent: "reset" });
    expect(answer).toMatchObject({ errors: { email: error } });
  }
  await postForm(request, "/login", { email, intent: "reset" });
  await postForm(request, await mailedLink(email, /^Reset your password/), {});
  const set = (password: string, confirmPassword = password) =>
    postForm(request, "/reset-password", { password, confirmPassword });
  expect((await set("", "x")).answer).toMatchObject({
    errors: { password: "Password is required" },
  });
  expect((await set(password)).answer).toMatchObject({
    errors: { password: expect.stringContaining("should be different") },
  });
  const { location = "", text } = await set("a-fresh-good-password");
  expect(text).not.toContain("a-fresh-good-password");
  const html = mainOf(await (await request.get(location)).text());
  expect(html).toContain("Your password has been changed.");
  expect(html).toMatch(/<a href="\/"[^>]*>Continue<\/a>/);
  const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
  await pollMail(subjects).toContain(`Password changed: ${brand.name}`);
});

test.concurrent("a sign-in link cannot set a password, whatever type its URL claims", async ({
  request,
}) => {
  const { email } = await credentials();
  await (await auth()).signInWithOtp({ email, options: { shouldCreateUser: false } });
  const link = await mailedLink(email, /^Your sign-in link/);
  const claimed = link.replace("type=magiclink", "type=recovery");
  expect(claimed).not.toBe(link);
  expect((await postForm(request, claimed, {})).location).toBe("/");
  expect(mainOf(await (await request.get("/reset-password")).text())).toContain(
    "Request a link first.",
  );
});

test.concurrent("a reset link sets only one password, even with copied cookies", async ({
  request,
}) => {
  const { email } = await credentials();
  await postForm(request, "/login", { email, intent: "reset" });
  await postForm(request, await mailedLink(email, /^Reset your password/), {});
  const { cookies: opened } = await request.storageState();
  const set = async (password: string, cookies: Parameters<typeof cookieHeader>[0]) => {
    const fields = { password, confirmPassword: password };
    const sender = { cookie: cookieHeader(cookies) };
    return (await sendCall(request, "setPassword", { fields }, sender)).text;
  };
  expect(await set("a-fresh-good-password", opened)).toContain("Your password has been changed.");
  const refusal = "Please request a new one.";
  expect(await set("another-good-password", opened)).toContain(refusal);
  // Combines the used pass with a newer session, as in a browser that stayed signed in.
  const pass = opened.filter(({ name }) => name === "reset-pass");
  const current = await sessionCookies({ email, password: "a-fresh-good-password" });
  expect(pass).toHaveLength(1);
  expect(await set("another-good-password", [...current, ...pass])).toContain(refusal);
});

test.for([
  ["", null],
  ["on", 30],
] as const)(
  "with remember set to “%s”, the session cookies last %s days",
  async ([remember, days], { request }) => {
    await postForm(request, "/login", { ...(await credentials()), ...(remember && { remember }) });
    const { cookies } = await request.storageState();
    const session = cookies.filter(({ name }) => name.startsWith("auth-session"));
    expect(session.length).toBeGreaterThan(0);
    for (const { expires } of session) expect(daysUntil(expires)).toBe(days);
    const hint = cookies.find(({ name }) => name === "viewer-hint");
    expect(daysUntil(hint?.expires)).toBe(remember ? 180 : null);
    expect(cookies.some(({ name }) => name === "remember")).toBe(remember !== "");
  },
);

test("refreshing a session preserves its “remember me” choice", async ({ request }) => {
  const renewed = async (others: string) => {
    const cookies = await sessionCookies(await newAccount());
    const due = JSON.stringify({ ...decodeSession(cookies), expires_at: 1 });
    const session = `auth-session=base64-${Buffer.from(due).toString("base64url")}`;
    const headers = { cookie: `${session}${others}` };
    const response = await request.get("/login", { headers, maxRedirects: 0 });
    const values = response.headersArray().map(({ value }) => value);
    return values.filter((value) => /^auth-session[.\d]*=[^;]/.test(value));
  };
  expect(await renewed("")).toEqual([expect.not.stringContaining("Max-Age")]);
  expect(await renewed("; remember=1")).toEqual([expect.stringContaining("Max-Age=2592000")]);
});

/** Returns the days until a cookie expires; null for a session cookie. */
function daysUntil(expires = -1): number | null {
  return expires === -1 ? null : Math.round((expires - Date.now() / 1000) / 86_400);
}

async function credentials(options = {}) {
  const { email, password } = await newAccount(options);
  return { email, password };
}

/** Decodes the session from its cookies, which may be split into chunks. */
function decodeSession(cookies: { name: string; value: string }[]) {
  const parts = cookies.filter(({ name }) => name.startsWith("auth-session"));
  const text = parts.map(({ value }) => value.replace(/^base64-/, "")).join("");
  return JSON.parse(Buffer.from(text, "base64url").toString());
}
