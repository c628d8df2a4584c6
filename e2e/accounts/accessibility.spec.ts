import { alert, field, fillSignUp, mailedLink, press, status } from "../support/account-pages";
import { auth, newAccount, unconfirmedAccount } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";

test.use({ expectedErrors: /status of 4(03|10)/ });

test("signing in has no violation in any state", async ({ page }) => {
  await page.goto("/login?why=admin");
  await expectAccessible(page, "empty, with a reason");
  await press(page, "Sign In");
  await expect(field(page, "Email")).toHaveAccessibleDescription("Email is required");
  await expectAccessible(page, "wrong fields");
  await field(page, "Email").fill(uniqueEmail());
  await field(page, "Password").fill("wrong-password");
  await press(page, "Sign In");
  await expect(alert(page)).toContainText("Invalid login credentials");
  await expectAccessible(page, "refused");
  await press(page, "Forgot your password?");
  await expect(status(page)).toContainText("Password reset email sent!");
  await expectAccessible(page, "mail promised");
});

test("signing up has no violation in any state", async ({ page }) => {
  await page.clock.install();
  await page.goto("/register");
  await expectAccessible(page, "empty");
  await press(page, "Sign Up");
  await expect(field(page, "Username")).toHaveAccessibleDescription("Username is required");
  await expectAccessible(page, "wrong fields");
  const name = `axe-${crypto.randomUUID().slice(0, 8)}`;
  await fillSignUp(page, uniqueEmail(), name, "a-good-password");
  await page.clock.fastForward(5_000);
  // The sign-in page never comes: the success is to stay until it has been looked at.
  await page.route("/login", (route) => route.abort("aborted"));
  await press(page, "Sign Up");
  await expect(status(page)).toContainText("Registration successful!");
  await expectAccessible(page, "registered");
});

test("the pages behind mailed links have no violation in any state", async ({ page }) => {
  // Six states, each looked at whole.
  test.slow();
  const { email } = await unconfirmedAccount();
  await page.goto(await mailedLink(email, /^Confirm your address/));
  await expectAccessible(page, "to be confirmed");
  await page.goto("/auth/confirm?type=signup&outcome=expired");
  await expectAccessible(page, "expired");
  await page.goto("/auth/confirm");
  await expectAccessible(page, "malformed");
  await page.goto("/reset-password");
  await expectAccessible(page, "not asked for");

  const account = await newAccount();
  await (await auth()).resetPasswordForEmail(account.email);
  await page.goto(await mailedLink(account.email, /^Reset your password/));
  await press(page, "Continue");
  await expect(field(page, "New password")).toBeVisible();
  await expectAccessible(page, "new password");
  await press(page, "Set Password");
  await expect(field(page, "New password")).toHaveAccessibleDescription(/is required/);
  await expectAccessible(page, "wrong fields");
});
