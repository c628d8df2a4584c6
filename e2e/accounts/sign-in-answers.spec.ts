import {
  alert,
  anonymous,
  field,
  fillSignIn,
  form,
  postForm,
  press,
  status,
} from "../support/account-pages";
import { newAccount, unconfirmedAccount } from "../support/accounts";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";

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
    await fillSignIn(page, email, "wrong-password");
    await press(page, "Sign In");
    await expect(alert(page)).toContainText("Invalid login credentials");
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
  await fillSignIn(page, email, password);
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
