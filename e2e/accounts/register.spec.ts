import {
  alert,
  anonymous,
  field,
  fillSignIn,
  fillSignUp,
  mailedLink,
  postForm,
  press,
  status,
} from "../support/account-pages";
import { auth, newAccount } from "../support/accounts";
import { expect, test } from "../support/fixtures";
import { mailsTo, uniqueEmail } from "../support/mail";
import { serviceClient, storedSubscribers } from "../support/stored";

const registered = "Registration successful! Please check your email to confirm your account.";
const password = "a-good-password";
const username = () => `ines-${crypto.randomUUID().slice(0, 8)}`;

/** What a browser sends of the filled-in form. */
const filled = (email: string) => ({
  username: username(),
  email,
  password,
  confirmPassword: password,
  newsletter: "on",
});

async function storedProfile(email: string) {
  const { data, error } = await (await serviceClient())
    .from("profiles")
    .select("username, is_admin")
    .eq("email", email);
  if (error) throw error;
  return data;
}

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

test("who is an admin is not for the form to say", async ({ request }) => {
  const email = uniqueEmail();
  const forged = { ...filled(email), is_admin: "true", isAdmin: "true", role: "service_role" };
  expect((await postForm(request, "/register", forged)).answer).toMatchObject({
    status: "success",
  });
  expect(await storedProfile(email)).toMatchObject([{ is_admin: false }]);
});

test("an address with an account gets the same answer, and is told by mail", async ({
  request,
}) => {
  const known = await newAccount();
  const register = async (email: string) =>
    anonymous(await postForm(request, "/register", filled(email)), email);
  const answer = await register(uniqueEmail());
  expect(answer).toMatchObject({ status: 303, answer: expect.stringContaining(registered) });
  expect(await register(known.email)).toEqual(answer);
  expect(answer.text).not.toContain(password);

  const notice = async () =>
    (await mailsTo(known.email)).find(({ subject }) =>
      subject.startsWith("You already have an account"),
    );
  await expect.poll(notice).toBeTruthy();
  expect((await notice())?.text).toContain("/login");
  const signedIn = await (await auth()).signInWithPassword(known);
  expect(signedIn.error).toBeNull();
  const overwritten = await (await auth()).signInWithPassword({ email: known.email, password });
  expect(overwritten.error).not.toBeNull();
});

test("the sixth registration within ten minutes waits, and nothing typed is lost", async ({
  page,
  request,
}) => {
  await Promise.all(
    Array.from({ length: 5 }, () => postForm(request, "/register", filled(uniqueEmail()))),
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

test("a program that fills in the hidden field is thanked and ignored", async ({ request }) => {
  const email = uniqueEmail();
  const posted = await postForm(request, "/register", { ...filled(email), website: "x" });
  expect(posted.answer).toMatchObject({ status: "success", message: registered });
  expect(await storedProfile(email)).toEqual([]);
});
