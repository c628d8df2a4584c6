import { mailedLink, press } from "../support/account-pages";
import { auth, newAccount, signIn, unconfirmedAccount } from "../support/accounts";
import { expect, test } from "../support/fixtures";

const heading = { level: 1 } as const;

test.use({ expectedErrors: /status of 4(03|10)/ });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a mailed link does nothing until its button is pressed, and then works once", async ({
      page,
      context,
    }) => {
      const account = await unconfirmedAccount();
      const link = await mailedLink(account.email, /^Confirm your address/);
      for (let round = 0; round < 2; round++) {
        const opened = await page.goto(link);
        expect(opened?.status()).toBe(200);
        expect(opened?.headers()["cache-control"]).toContain("no-store");
        expect(opened?.headers()["set-cookie"]).toBeUndefined();
      }
      expect((await (await auth()).signInWithPassword(account)).error).not.toBeNull();

      await press(page, "Confirm address");
      await expect(page).toHaveURL("/login?why=confirmed");
      await expect(page.getByText("Your address is confirmed.")).toBeVisible();
      // Who has the mailbox need not have chosen the password.
      expect((await context.cookies()).map(({ name }) => name).join()).not.toContain("session");
      expect((await (await auth()).signInWithPassword(account)).error).toBeNull();

      await context.clearCookies();
      await page.goto(link);
      await press(page, "Confirm address");
      await expect(page).toHaveURL("/auth/confirm?type=signup&outcome=expired");
      await expect(page.getByRole("heading", heading)).toHaveText("This link has expired.");
      await expect(
        page.getByRole("main").getByRole("link", { name: "Go to sign in" }),
      ).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name).join()).not.toContain("session");
    });
  });
}

test("confirming an address leaves whoever is signed in signed in", async ({ page, context }) => {
  const own = await newAccount();
  await signIn(context, own);
  const account = await unconfirmedAccount();
  await page.goto(await mailedLink(account.email, /^Confirm your address/));
  await press(page, "Confirm address");
  await expect(page).toHaveURL("/login?why=confirmed");
  await expect(page.getByText("Your address is confirmed.")).toBeVisible();
  expect((await (await auth()).signInWithPassword(account)).error).toBeNull();
  const answer = await page.request.get("/login", { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
});
