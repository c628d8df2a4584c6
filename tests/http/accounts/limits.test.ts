import { request as playwright } from "@playwright/test";
import { postForm } from "@/e2e/support/account-pages";
import { newAccount } from "@/e2e/support/accounts";
import { uniqueEmail } from "@/e2e/support/mail";
import { randomIp } from "@/e2e/support/random-ip";
import { expect, test } from "../test";

test("after eight failed attempts to sign in one has to wait, from that ip alone", async ({
  request,
  url,
}) => {
  const account = await newAccount();
  const { email, password } = account;
  const invalid = { email, password: "wrong-password" };
  await Promise.all(Array.from({ length: 8 }, () => postForm(request, "/login", invalid)));
  const { answer } = await postForm(request, "/login", { email, password });
  expect(answer).toMatchObject({
    message: "Too many attempts. Please try again in a minute.",
    values: { email },
  });
  const elsewhere = await playwright.newContext({
    baseURL: url,
    extraHTTPHeaders: { "x-forwarded-for": randomIp() },
  });
  const signedIn = await postForm(elsewhere, "/login", { email, password });
  await elsewhere.dispose();
  expect(signedIn).toMatchObject({ status: 303, location: "/" });
});

test("the fifth mail to reset a password within an hour has to wait", async ({ request }) => {
  const reset = { email: uniqueEmail(), intent: "reset" };
  await Promise.all(Array.from({ length: 4 }, () => postForm(request, "/login", reset)));
  const { answer } = await postForm(request, "/login", reset);
  expect(answer).toMatchObject({ message: expect.stringContaining("try again in 60 minutes") });
});
