import { alert, field, fillSignIn, press, status } from "../support/account-pages";
import { newAccount } from "../support/accounts";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";

const refused =
  "Error: Invalid login credentials. If you have just registered, open the link in our email first.";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a member signs in and comes to where they were going", async ({ page, context }) => {
      const { email, password } = await newAccount();
      await page.goto("/login?next=/blog");
      await fillSignIn(page, email, password);
      await press(page, "Sign In");
      await expect(page).toHaveURL("/blog");
      const cookies = await context.cookies();
      const session = cookies.filter(({ name }) => name.startsWith("auth-session"));
      expect(session.length).toBeGreaterThan(0);
      for (const cookie of session) {
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
      }
      expect(cookies).toContainEqual(
        expect.objectContaining({ name: "session-hint", value: "member", httpOnly: false }),
      );
      expect(cookies.map(({ name }) => name)).not.toContain("__prerender_bypass");
    });

    test("an admin comes to the admin area, in Draft Mode", async ({ page, context }) => {
      const { email, password } = await newAccount({ isAdmin: true });
      await page.goto("/admin");
      await expect(page).toHaveURL("/login?next=%2Fadmin&why=session");
      await expect(page.getByText("Sign in to see that page.")).toBeVisible();
      await fillSignIn(page, email, password);
      await press(page, "Sign In");
      await expect(page).toHaveURL("/admin");
      const cookies = await context.cookies();
      expect(cookies).toContainEqual(
        expect.objectContaining({ name: "session-hint", value: "admin", sameSite: "Lax" }),
      );
      expect(cookies.map(({ name }) => name)).toContain("__prerender_bypass");
    });

    test("what is missing or wrong is told beside its field", async ({ page }) => {
      await page.goto("/login");
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
    });

    test("a wrong password is refused, and only the address stays", async ({ page }) => {
      const { email } = await newAccount();
      await page.goto("/login?next=/blog");
      await fillSignIn(page, email, "not-the-password");
      await press(page, "Sign In");
      await expect(alert(page)).toHaveText(refused);
      await expect(field(page, "Email")).toHaveValue(email);
      await expect(page.locator('input[name="next"]')).toHaveValue("/blog");
      expect(await page.content()).not.toContain("not-the-password");
    });

    test("a mail to reset the password needs an address", async ({ page }) => {
      await page.goto("/login");
      const forgotten = page.getByRole("button", { name: "Forgot your password?" });
      if (javaScriptEnabled) {
        await expect(forgotten).toBeDisabled();
        await field(page, "Email").fill("a");
        await expect(forgotten).toBeEnabled();
        await field(page, "Email").fill("");
        await expect(forgotten).toBeDisabled();
      } else {
        await forgotten.click();
        await expect(field(page, "Email")).toHaveAccessibleDescription(
          "Please enter your email address to reset your password",
        );
      }
      await field(page, "Email").fill("nobody");
      await forgotten.click();
      await expect(field(page, "Email")).toHaveAccessibleDescription("Invalid email address");
    });

    test("a mail to reset the password is promised to anybody", async ({ page }) => {
      await page.goto("/login");
      await field(page, "Email").fill(uniqueEmail());
      await press(page, "Forgot your password?");
      await expect(status(page)).toHaveText("Password reset email sent! Check your inbox.");
    });
  });
}

test("the whole form works by keyboard", async ({ page }) => {
  const { email, password } = await newAccount();
  await page.goto("/login");
  await field(page, "Email").focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("wrong-password");
  await page.keyboard.press("Enter");
  await expect(alert(page)).toHaveText(refused);
  await field(page, "Password").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(password);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("button", { name: "Sign In" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Forgot your password?" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/");
});
