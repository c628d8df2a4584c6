import { auth, newAccount, signIn } from "../support/accounts";
import { expect, test } from "../support/fixtures";

test("signing out ends this session at the auth server, and no other", async ({
  page,
  context,
}) => {
  const account = await newAccount();
  const elsewhere = (await (await auth()).signInWithPassword(account)).data.session;
  await signIn(context, account);
  const session = (await context.cookies()).filter(({ name }) => name.startsWith("auth-session"));
  await page.goto("/");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left.filter((name) => /^(auth-session|session-hint)|prerender/.test(name))).toEqual([]);

  const kept = await (await auth()).refreshSession({
    refresh_token: elsewhere?.refresh_token ?? "",
  });
  expect(kept.error).toBeNull();
  const text = session.map(({ value }) => value.replace(/^base64-/, "")).join("");
  const { refresh_token } = JSON.parse(Buffer.from(text, "base64url").toString());
  expect((await (await auth()).refreshSession({ refresh_token })).error).not.toBeNull();
});

test("an admin who signs out leaves Draft Mode", async ({ page, context }) => {
  const { email, password } = await newAccount({ isAdmin: true });
  await page.goto("/login?next=/admin");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password").fill(password);
  const switched = page.waitForResponse("/auth/draft-mode");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/admin");
  // Else its answer may come after the signing out, and with it the cookie again.
  await (await switched).finished();
  await page
    .getByRole("button", { name: /Sign Out/ })
    .first()
    .click();
  await expect(page).toHaveURL("/");
  expect((await context.cookies()).map(({ name }) => name).join()).not.toMatch(/prerender|session/);
  const admin = await page.request.get("/admin", { maxRedirects: 0 });
  expect(admin.status()).toBe(307);
});
