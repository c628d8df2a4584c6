import { alert, anonymous, field, form, postForm, press, status } from "./account-pages";
import { newAccount, signIn, unconfirmedAccount } from "./accounts";
import { expect, test } from "./fixtures";
import { uniqueEmail } from "./mail";
import { testSite } from "./test-site";

const refused =
  "Error: Invalid login credentials. If you have just registered, open the link in our mail to you first.";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a member signs in and comes to where they were going", async ({ page, context }) => {
      const { email, password } = await newAccount();
      await page.goto("/login?next=/blog");
      await field(page, "Email").fill(email);
      await field(page, "Password").fill(password);
      await press(page, "Sign In");
      await expect(page).toHaveURL("/blog");
      const cookies = await context.cookies();
      const session = cookies.filter(({ name }) => name.startsWith("kiskadee-session"));
      expect(session.length).toBeGreaterThan(0);
      for (const cookie of session) {
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
      }
      expect(cookies).toContainEqual(
        expect.objectContaining({ name: "kiskadee-hint", value: "member", httpOnly: false }),
      );
      expect(cookies.map(({ name }) => name)).not.toContain("__prerender_bypass");
    });

    test("an admin comes to the admin area, in Draft Mode", async ({ page, context }) => {
      const { email, password } = await newAccount({ isAdmin: true });
      await page.goto("/admin");
      await expect(page).toHaveURL("/login?next=%2Fadmin&why=session");
      await expect(page.getByText("Sign in to see that page.")).toBeVisible();
      await field(page, "Email").fill(email);
      await field(page, "Password").fill(password);
      await press(page, "Sign In");
      await expect(page).toHaveURL("/admin");
      const cookies = await context.cookies();
      expect(cookies).toContainEqual(
        expect.objectContaining({ name: "kiskadee-hint", value: "admin", sameSite: "Lax" }),
      );
      expect(cookies.map(({ name }) => name)).toContain("__prerender_bypass");
    });

    test("what is missing or wrong is told beside its field", async ({ page }) => {
      await page.goto("/login");
      await press(page, "Sign In");
      await expect(field(page, "Email")).toHaveAccessibleDescription("Email is required");
      await expect(field(page, "Password")).toHaveAccessibleDescription("Password is required");
      await field(page, "Email").fill("nobody");
      await field(page, "Password").fill("five5");
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
      await field(page, "Email").fill(email);
      await field(page, "Password").fill("not-the-password");
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

test("known, unknown and unconfirmed addresses get the same answer", async ({ request }) => {
  const known = await newAccount();
  const unconfirmed = await unconfirmedAccount();
  const attempt = async (email: string, password: string) =>
    anonymous(await postForm(request, "/login", { email, password }), email);
  const [unknownEmail, password] = [uniqueEmail(), "wrong-password"];
  const answer = await attempt(unknownEmail, password);
  expect(answer).toMatchObject({ status: 303, answer: expect.stringContaining("Invalid login") });
  expect(await attempt(known.email, password)).toEqual(answer);
  expect(await attempt(unconfirmed.email, password)).toEqual(answer);
  expect(await attempt(unconfirmed.email, unconfirmed.password)).toEqual(answer);
  expect(answer.text).not.toContain(password);
});

test("the page's scripts get the same answer for a known and an unknown address", async ({
  page,
}) => {
  const answers: string[] = [];
  await page.route(/\/login/, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const response = await route.fetch();
    answers.push(`${response.status()} ${await response.text()}`);
    await route.fulfill({ response });
  });
  for (const email of [uniqueEmail(), (await newAccount()).email]) {
    await page.goto("/login");
    await field(page, "Email").fill(email);
    await field(page, "Password").fill("wrong-password");
    await press(page, "Sign In");
    await expect(alert(page)).toHaveText(refused);
    await press(page, "Forgot your password?");
    await expect(status(page)).toHaveText("Password reset email sent! Check your inbox.");
    answers.push(...answers.splice(-2).map((answer) => answer.replaceAll(email, "ADDRESS")));
  }
  expect(answers).toHaveLength(4);
  expect(answers[0]).toContain("Invalid login credentials");
  expect(answers.slice(2)).toEqual(answers.slice(0, 2));
  expect(answers.join()).not.toContain("wrong-password");
});

test("known and unknown addresses get the same answer when a password is forgotten", async ({
  request,
}) => {
  const known = await newAccount();
  const ask = async (email: string) =>
    anonymous(await postForm(request, "/login", { email, intent: "reset" }), email);
  const answer = await ask(uniqueEmail());
  expect(answer.answer).toContain("Password reset email sent! Check your inbox.");
  expect(await ask(known.email)).toEqual(answer);
  // The second time it may be too soon for another mail, but only to a known address.
  expect(await ask(known.email)).toEqual(answer);
});

test("after eight failed attempts one has to wait, told how long, from that address alone", async ({
  page,
  request,
  address,
}) => {
  const { email, password } = await newAccount();
  const wrong = { email, password: "wrong-password" };
  await Promise.all(Array.from({ length: 8 }, () => postForm(request, "/login", wrong)));
  await page.goto("/login");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await press(page, "Sign In");
  await expect(alert(page)).toHaveText("Error: Too many attempts. Please try again in a minute.");
  await expect(form(page, "Sign In")).toBeVisible();
  const elsewhere = { "x-forwarded-for": address.replace(/\d+$/, "255") };
  await page.setExtraHTTPHeaders(elsewhere);
  await press(page, "Sign In");
  await expect(page).toHaveURL("/");
});

test("the fifth mail to reset a password within an hour has to wait", async ({ page, request }) => {
  const email = uniqueEmail();
  const asked = { email, intent: "reset" };
  await Promise.all(Array.from({ length: 4 }, () => postForm(request, "/login", asked)));
  await page.goto("/login");
  await field(page, "Email").fill(email);
  await press(page, "Forgot your password?");
  await expect(alert(page)).toContainText("try again in 60 minutes");
});

test("far too much text is refused like any other mistake", async ({ request }) => {
  const email = `${"a".repeat(20_000)}@mail.example`;
  const { status, answer } = await postForm(request, "/login", { email, password: "secret1" });
  expect(status).toBe(303);
  expect(answer).toMatchObject({
    status: "error",
    errors: { email: expect.stringContaining("at most 254") },
  });
});

test("nobody is sent to another site after signing in", async ({ page, request }) => {
  const { email, password } = await newAccount();
  for (const next of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "\t//evil.example",
    "/.//evil.example",
  ]) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page.locator('input[name="next"]'), next).toHaveValue("/");
    const forged = await postForm(request, "/login", { email, password, next });
    expect(forged, next).toMatchObject({ status: 303, location: "/" });
    await request.post("/auth/sign-out", { headers: { origin: new URL(page.url()).origin } });
  }
});

test("who is signed in is sent on from the sign-in and sign-up pages", async ({
  page,
  context,
}) => {
  await signIn(context, await newAccount());
  for (const [path, target] of [
    ["/login", "/"],
    ["/register", "/"],
    ["/login?next=/blog", "/blog"],
    ["/login?next=//evil.example", "/"],
  ] as const) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(307);
    expect(new URL(response.headers().location ?? "", testSite.url).href).toBe(
      `${testSite.url}${target}`,
    );
  }
});
