import { mailedLink, postForm } from "@/e2e/support/account-pages";
import { auth, newAccount, unconfirmedAccount } from "@/e2e/support/accounts";
import { testSite } from "@/e2e/support/test-site";
import { expect, test } from "../test";

test("confirming an address leaves whoever is signed in signed in", async ({ request }) => {
  await postForm(request, "/login", await credentials());
  const account = await unconfirmedAccount();
  const link = await mailedLink(account.email, /^Confirm your address/);
  expect((await postForm(request, link, {})).location).toBe("/login?why=confirmed");
  expect((await (await auth()).signInWithPassword(account)).error).toBeNull();
  expect((await request.get("/login", { maxRedirects: 0 })).status()).toBe(307);
});

test("signing out ends this session at the auth server, and no other", async ({ request }) => {
  const account = await credentials();
  const elsewhere = await (await auth()).signInWithPassword(account);
  await postForm(request, "/login", account);
  const { cookies } = await request.storageState();
  const session = cookies.filter(({ name }) => name.startsWith("auth-session"));
  await request.post("/auth/sign-out", { headers: { origin: testSite.url } });
  expect((await request.storageState()).cookies).toEqual([]);

  const refresh = async (refresh_token = "") =>
    (await (await auth()).refreshSession({ refresh_token })).error;
  expect(await refresh(elsewhere.data.session?.refresh_token)).toBeNull();
  const text = session.map(({ value }) => value.replace(/^base64-/, "")).join("");
  const { refresh_token } = JSON.parse(Buffer.from(text, "base64url").toString());
  expect(await refresh(refresh_token)).not.toBeNull();
});

async function credentials() {
  const { email, password } = await newAccount();
  return { email, password };
}
