import { field, mailedLink, press, status } from "../support/account-pages";
import { auth, newAccount } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";

const password = "a-fresh-good-password";
const asked = "Password reset email sent! Check your inbox.";

test.use({ expectedErrors: /status of 403/ });

test("asks for an email, resets a forgotten password, and ends other sessions", async ({
  page,
}) => {
  const account = await newAccount();
  const server = await auth();
  const other = await server.signInWithPassword(account);
  await page.clock.install();
  await page.goto("/login?why=admin");
  const forgotten = page.getByRole("button", { name: "Forgot your password?" });
  await expectAccessible(page, "sign-in, with a reason");
  await expect(forgotten).toBeDisabled();
  await field(page, "Email").fill("nobody");
  await expect(forgotten).toBeEnabled();
  await field(page, "Email").fill("");
  await expect(forgotten).toBeDisabled();
  await field(page, "Email").fill("nobody");
  await forgotten.click();
  await expect(field(page, "Email")).toHaveAccessibleDescription("Invalid email address");
  await field(page, "Email").fill(account.email);
  await forgotten.click();
  await expect(status(page)).toHaveText(asked);
  await page.goto(await mailedLink(account.email, /^Reset your password/));
  await press(page, "Continue");
  await expect(page).toHaveURL("/reset-password");

  await press(page, "Set password");
  await expect(field(page, "New password")).toHaveAccessibleDescription(
    "At least 6 characters Password is required",
  );
  await expectAccessible(page, "wrong fields");
  await field(page, "New password").fill(account.password);
  await field(page, "Confirm new password").fill(account.password);
  await press(page, "Set password");
  await expect(field(page, "New password")).toHaveAccessibleDescription(/should be different/);
  await field(page, "New password").fill(password);
  await field(page, "Confirm new password").fill(`${password}x`);
  await press(page, "Set password");
  await expect(field(page, "Confirm new password")).toHaveAccessibleDescription(
    "Passwords do not match",
  );
  await field(page, "Confirm new password").fill(password);
  await press(page, "Set password");
  await expect(status(page)).toContainText("Your password has been changed.");
  expect(await page.content()).not.toContain(password);
  await page.clock.fastForward(3_000);
  await expect(page).toHaveURL("/");

  const email = account.email;
  expect((await (await auth()).signInWithPassword(account)).error).not.toBeNull();
  expect((await (await auth()).signInWithPassword({ email, password })).error).toBeNull();
  const refresh_token = other.data.session?.refresh_token ?? "";
  expect((await server.refreshSession({ refresh_token })).error).not.toBeNull();
});
