import {
  alert,
  field,
  fillSignIn,
  fillSignUp,
  mailedLink,
  newRegistration,
  postForm,
  press,
  registered,
  status,
} from "../support/account-pages";
import { expect, test } from "../support/fixtures";
import { mailsTo, uniqueEmail } from "../support/mail";
import { storedProfile, storedSubscribers } from "../support/stored";

const password = "a-good-password";
const username = () => `ines-${crypto.randomUUID().slice(0, 8)}`;

test("somebody registers, confirms by mail, and signs in", async ({ page, context }) => {
  const [email, name] = [uniqueEmail(), username()];
  await page.clock.install();
  await page.goto("/register");
  await fillSignUp(page, email, name, password);
  await page.clock.fastForward(5_000);
  await press(page, "Sign Up");
  await expect(status(page)).toContainText(registered);
  await page.clock.fastForward(3_000);
  await expect(page).toHaveURL("/login");
  expect(await storedProfile(email)).toEqual([{ username: name, is_admin: false }]);
  expect(await storedSubscribers(email)).toMatchObject([{ status: "pending", source: "sign-up" }]);
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).sort(), {
      timeout: 30_000,
    })
    .toEqual(["Confirm your address", "Please confirm: the Kiskadee Studio newsletter"]);

  await page.goto(await mailedLink(email, /^Confirm your address/));
  await press(page, "Confirm address");
  await expect(page).toHaveURL("/login?why=confirmed");
  await fillSignIn(page, email, password);
  await press(page, "Sign In");
  await expect(page).toHaveURL("/");
  const cookies = await context.cookies();
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: "session-hint", value: "member" }),
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody registers, confirms by mail, and signs in", async ({ page, context }) => {
    const email = uniqueEmail();
    await page.goto("/register");
    await fillSignUp(page, email, username(), password);
    await press(page, "Sign Up");
    await expect(status(page)).toContainText(registered);
    await status(page).getByRole("link", { name: "Go to sign in" }).click();
    await expect(page).toHaveURL("/login");
    await page.goto(await mailedLink(email, /^Confirm your address/));
    await press(page, "Confirm address");
    await expect(page).toHaveURL("/login?why=confirmed");
    await fillSignIn(page, email, password);
    await press(page, "Sign In");
    await expect(page).toHaveURL("/");
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.join()).toContain("auth-session");
  });

  test("an answer is shown once, and not on a later visit", async ({ page }) => {
    await page.goto("/register");
    await press(page, "Sign Up");
    await expect(field(page, "Username")).toHaveAccessibleDescription("Username is required");
    await page.goto("/register");
    await expect(field(page, "Username")).toHaveAccessibleDescription("");
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "checked with scripts" : "checked without scripts", () => {
    test.use({ javaScriptEnabled });

    test("everything that is missing is told beside its field", async ({ page }) => {
      await page.goto("/register");
      await press(page, "Sign Up");
      for (const [label, message] of [
        ["Username", "Username is required"],
        ["Email", "Email is required"],
        ["Password", "At least 6 characters Password is required"],
        ["Confirm password", "Please confirm your password"],
      ] as const) {
        await expect(field(page, label)).toHaveAccessibleDescription(message);
      }
      await expect(page.getByRole("checkbox")).toHaveAccessibleDescription(
        "You must agree to subscribe to our newsletter",
      );
      if (javaScriptEnabled) await expect(field(page, "Username")).toBeFocused();
    });

    test("what does not fit is told, and no password comes back", async ({ page }) => {
      await page.goto("/register");
      await fillSignUp(page, "ines", "ines b", "first-password");
      await field(page, "Confirm password").fill("second-password");
      await press(page, "Sign Up");
      await expect(field(page, "Username")).toHaveAccessibleDescription(
        "Username can only contain letters, numbers, underscores, and hyphens",
      );
      await expect(field(page, "Email")).toHaveAccessibleDescription("Invalid email address");
      await expect(field(page, "Confirm password")).toHaveAccessibleDescription(
        "Passwords do not match",
      );
      await expect(field(page, "Username")).toHaveValue("ines b");
      await expect(field(page, "Email")).toHaveValue("ines");
      await expect(page.getByRole("checkbox")).toBeChecked();
      expect(await page.content()).not.toMatch(/(first|second)-password/);
      await field(page, "Username").fill("ab");
      await press(page, "Sign Up");
      await expect(field(page, "Username")).toHaveAccessibleDescription(
        "Username must be at least 3 characters",
      );
    });
  });
}

test("the sixth registration within ten minutes waits, and nothing typed is lost", async ({
  page,
  request,
}) => {
  await Promise.all(
    Array.from({ length: 5 }, () => postForm(request, "/register", newRegistration(uniqueEmail()))),
  );
  const email = uniqueEmail();
  await page.clock.install();
  await page.goto("/register");
  await fillSignUp(page, email, username(), password);
  await page.clock.fastForward(5_000);
  await press(page, "Sign Up");
  await expect(alert(page)).toContainText("try again in 10 minutes");
  await expect(field(page, "Email")).toHaveValue(email);
  expect(await storedProfile(email)).toEqual([]);
});
