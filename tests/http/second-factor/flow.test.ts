import { type APIRequestContext, request as playwright } from "@playwright/test";
import { mailedLink, postForm } from "@/e2e/support/account-pages";
import { type Account, auth, newAccount } from "@/e2e/support/accounts";
import { randomIp } from "@/e2e/support/random-ip";
import { codeOf, newAdminWithFactor } from "@/e2e/support/second-factor";
import { textOf } from "../html";
import { test as base, expect } from "../test";

/** Opens additional browsers. */
const test = base.extend("browser", async ({ url }, { onCleanup }) => {
  const opened: APIRequestContext[] = [];
  onCleanup(async () => void (await Promise.all(opened.map((context) => context.dispose()))));
  return async () => {
    const extraHTTPHeaders = { "x-forwarded-for": randomIp() };
    const context = await playwright.newContext({ baseURL: url, extraHTTPHeaders });
    opened.push(context);
    return context;
  };
});

const credentials = ({ email, password }: Account) => ({ email, password });

const read = async (request: APIRequestContext, path: string) =>
  textOf(await (await request.get(path)).text());

/** Returns where the admin area redirects to, or its status. */
async function admin(request: APIRequestContext): Promise<string | number> {
  const response = await request.get("/admin", { maxRedirects: 0 });
  return response.headers().location ?? response.status();
}

async function codesOn(request: APIRequestContext, path: string): Promise<string[]> {
  return [...new Set((await read(request, path)).match(/\w{5}(-\w{5}){3}/g))];
}

async function enrol(request: APIRequestContext) {
  expect((await postForm(request, "/login/enrol", {})).location).toBe("/login/enrol?next=%2Fadmin");
  const html = await (await request.get("/login/enrol")).text();
  const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1]?.replaceAll(" ", "") ?? "";
  const code = codeOf({ secret });
  const { location = "" } = await postForm(request, "/login/enrol", { code });
  expect(location).toBe("/login/recovery-codes?next=%2Fadmin");
  return { secret, code, codes: await codesOn(request, location) };
}

// Concurrent, since most of the time is spent in delays against guessing.
test.concurrent("an admin enrols, then signs in with a code or a recovery code, without JavaScript", async ({
  request,
  browser,
}) => {
  const { email, password } = await newAccount({ isAdmin: true });
  expect((await postForm(request, "/login", { email, password })).location).toBe("/");
  const factor = await enrol(request);
  expect(factor.codes).toHaveLength(10);
  expect(await admin(request)).toBe(200);
  expect(await read(request, "/admin/settings/security")).toContain("10 of 10 recovery codes left");
  expect((await postForm(request, "/login/recovery-codes", { next: "/admin" })).location).toBe(
    "/admin",
  );
  const left = await request.get("/login/recovery-codes?next=/admin", { maxRedirects: 0 });
  expect(left.headers().location, "shown once").toBe("/admin");
  const enrolled = await request.get("/login/enrol?next=/admin", { maxRedirects: 0 });
  expect(enrolled.headers().location, "already set up").toBe("/admin");

  const second = await browser();
  const signedIn = await postForm(second, "/login", { email, password });
  expect(signedIn.location).toBe("/login/code?next=%2F");
  expect(await admin(second)).toBe("/login/code?next=%2Fadmin");
  const used = await postForm(second, "/login/code", { code: factor.code });
  expect(used.answer).toMatchObject({ errors: { code: expect.stringContaining("already used") } });
  const next = await postForm(second, "/login/code?next=/admin/posts", { code: codeOf(factor, 1) });
  expect(next.location).toBe("/admin/posts");
  expect([await admin(second), await admin(request)]).toEqual([200, 200]);

  const third = await browser();
  await postForm(third, "/login", { email, password });
  const wrong = await postForm(third, "/login/recovery", { recovery_code: "0".repeat(20) });
  expect(wrong.answer).toMatchObject({ errors: { recovery_code: expect.any(String) } });
  const [recovery_code = ""] = factor.codes;
  const recovered = await postForm(third, "/login/recovery", { recovery_code });
  expect(recovered.location).toBe("/login/enrol?next=%2F");
  expect(await admin(third)).toBe("/login/enrol?next=%2Fadmin");
  for (const ended of [request, second]) expect(await admin(ended)).toContain("/login?next=");
  const fourth = await browser();
  await postForm(fourth, "/login", { email, password });
  const removed = await postForm(fourth, "/login/code", { code: codeOf(factor, 2) });
  expect(removed.answer).toMatchObject({ errors: { code: expect.stringContaining("removed") } });
  const { codes } = await enrol(third);
  expect(codes.filter((code) => !factor.codes.includes(code))).toHaveLength(10);
  expect(await admin(third)).toBe(200);
});

test.concurrent("five wrong codes block the account in every session", async ({
  request,
  browser,
}) => {
  const account = await newAdminWithFactor();
  const other = await browser();
  for (const one of [request, other]) await postForm(one, "/login", credentials(account));
  const give = async (one: APIRequestContext, code: string) => {
    const { location = "" } = await postForm(one, "/login/code", { code });
    return one.get(location);
  };
  for (const code of ["000000", "000001", "000002", "000003", "000004"]) {
    expect((await give(request, code)).status()).toBe(200);
  }
  for (const one of [request, other]) {
    const answer = await give(one, codeOf(account));
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(580);
    expect(await admin(one)).toBe("/login/code?next=%2Fadmin");
  }
});

test.concurrent("a session from a mailed link cannot set a password before the code is entered", async ({
  request,
  browser,
}) => {
  const account = await newAdminWithFactor();
  const { email } = account;
  await (await auth()).signInWithOtp({ email, options: { shouldCreateUser: false } });
  const link = await mailedLink(email, /^Your sign-in link/);
  expect((await postForm(request, link, {})).location).toBe("/login/code?next=%2F");
  expect(await admin(request)).toBe("/login/code?next=%2Fadmin");

  const other = await browser();
  await postForm(other, "/login", { email, intent: "reset" });
  const reset = await postForm(other, await mailedLink(email, /^Reset your password/), {});
  expect(reset.location).toBe("/login/code?next=%2Freset-password");
  const early = await other.get("/reset-password", { maxRedirects: 0 });
  expect(early.headers().location).toBe(reset.location);
  const code = codeOf(account, 1);
  expect((await postForm(other, reset.location ?? "", { code })).location).toBe("/reset-password");
  const fields = { password: "another-password", confirmPassword: "another-password" };
  const set = await postForm(other, "/reset-password", fields);
  expect(set.answer).toMatchObject({ status: "success" });
  expect(await admin(other)).toBe("/login/code?next=%2Fadmin");
});

test("an admin with a second factor can require it for all admins and renew recovery codes", async ({
  request,
  browser,
}) => {
  const without = await newAccount({ isAdmin: true });
  const other = await browser();
  await postForm(other, "/login", credentials(without));
  const refused = await postForm(other, "/admin/settings/security", { required: "on" });
  expect(refused.answer).toMatchObject({
    errors: { required: "Set up two-step sign-in for yourself first" },
  });

  const account = await newAdminWithFactor();
  await postForm(request, "/login", credentials(account));
  await postForm(request, "/login/code", { code: codeOf(account) });
  const required = await postForm(request, "/admin/settings/security", { required: "on" });
  expect(required.answer).toMatchObject({ status: "success" });
  try {
    expect(await admin(other)).toBe("/login/enrol?next=%2Fadmin");
  } finally {
    // Submits the form with the box unticked.
    await postForm(request, "/admin/settings/security", { required: "" });
  }
  expect(await admin(other)).toBe(200);

  const change = (change: string, code: string) =>
    postForm(request, "/admin/settings/security", { change, code });
  expect((await change("remove", "000000")).answer).toMatchObject({ status: "error" });
  const renewed = await change("renew", codeOf(account, 1));
  const codes = await codesOn(request, renewed.location ?? "");
  expect(codes).toHaveLength(10);
  expect(codes).not.toContain(account.codes[0]);
});
