import { alert, field, fillSignIn, form, postForm, press, status } from "../support/account-pages";
import { newAccount } from "../support/accounts";
import { expect, test } from "../support/fixtures";
import { uniqueEmail } from "../support/mail";

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
