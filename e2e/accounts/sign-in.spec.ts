import { alert, field, fillSignIn, press } from "../support/account-pages";
import { newAccount } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";

const invalidCredentials =
  "Error: Invalid login credentials. If you just signed up, open the link in our email first.";

test.use({ expectedErrors: /status of 403/ });

test("shows errors, signs in, and opens the requested page", async ({ page, context }) => {
  const { email, password } = await newAccount();
  await page.goto("/login?next=/blog");
  await press(page, "Sign In");
  await expect(field(page, "Email")).toHaveAccessibleDescription("Email is required");
  await expect(field(page, "Password")).toHaveAccessibleDescription("Password is required");
  await fillSignIn(page, "nobody", "five5");
  await press(page, "Sign In");
  await expect(field(page, "Email")).toHaveAccessibleDescription("Invalid email address");
  await expect(field(page, "Email")).toHaveValue("nobody");
  await expect(field(page, "Password")).toHaveAccessibleDescription(
    "Password must be at least 6 characters",
  );

  const keep = page.getByLabel("Keep me signed in");
  await keep.check();
  await fillSignIn(page, email, "not-the-password");
  await page.keyboard.press("Enter");
  await expect(alert(page)).toHaveText(invalidCredentials);
  await expect(field(page, "Email")).toHaveValue(email);
  await expect(page.locator('input[name="next"]')).toHaveValue("/blog");
  expect(await page.content()).not.toContain("not-the-password");
  await expectAccessible(page, "refused");

  await expect(keep).toBeChecked();
  await field(page, "Password").fill(password);
  await page.keyboard.press("Tab");
  await expect(keep).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("button", { name: "Sign In" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Forgot your password?" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/blog");
  const cookies = await context.cookies();
  const session = cookies.filter(({ name }) => name.startsWith("auth-session"));
  expect(session.length).toBeGreaterThan(0);
  for (const cookie of session) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(cookie.expires).toBeGreaterThan(0);
  }
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: "viewer-hint", value: "member", httpOnly: false }),
  );
  expect(cookies.map(({ name }) => name)).not.toContain("draft-mode");
});
