import {
  field,
  fillSignIn,
  fillSignUp,
  mailedLink,
  press,
  registered,
  status,
} from "../support/account-pages";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { mailsTo, uniqueEmail } from "../support/mail";
import { storedProfile, storedSubscribers } from "../support/stored";

const password = "a-good-password";

test("explains wrong fields without echoing a password, then registers and confirms the email", async ({
  page,
  context,
}) => {
  await page.clock.install();
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
  await expect(field(page, "Username")).toBeFocused();
  await expectAccessible(page, "wrong fields");

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

  const [email, username] = [uniqueEmail(), `ines-${crypto.randomUUID().slice(0, 8)}`];
  await fillSignUp(page, email, username, password);
  await page.clock.fastForward(5_000);
  // Delays the redirect, which would stall the accessibility check.
  await page.evaluate(() => {
    const wait = setTimeout;
    window.setTimeout = ((run: () => void, ms = 0) => wait(run, ms * 100)) as typeof wait;
  });
  await press(page, "Sign Up");
  await expect(status(page)).toContainText(registered);
  await expectAccessible(page, "registered");
  await page.clock.fastForward(300_000);
  await expect(page).toHaveURL("/login");
  expect(await storedProfile(email)).toEqual([{ username, is_admin: false, role: null }]);
  expect(await storedSubscribers(email)).toMatchObject([{ status: "pending", source: "sign-up" }]);
  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject).sort())
    .toEqual(["Confirm your Kiskadee Studio newsletter subscription", "Confirm your email"]);

  await page.goto(await mailedLink(email, /^Confirm your email/));
  await press(page, "Confirm email");
  await expect(page).toHaveURL("/login?why=confirmed");
  await expect(page.getByText("Your email is confirmed.")).toBeVisible();
  await fillSignIn(page, email, password);
  await press(page, "Sign In");
  await expect(page).toHaveURL("/");
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: "viewer-hint", value: "member" }),
  );
});
