import { request as playwright } from "@playwright/test";
import { anonymous, mailedLink, postForm } from "@/e2e/support/account-pages";
import { newAccount } from "@/e2e/support/accounts";
import { mailsTo, uniqueEmail } from "@/e2e/support/mail";
import { randomIp } from "@/e2e/support/random-ip";
import { serviceClient } from "@/e2e/support/stored";
import { expect, test } from "../test";

test.concurrent("eight failed sign-ins block further attempts from that IP only", async ({
  request,
  url,
}) => {
  const account = await newAccount();
  const { email, password } = account;
  const invalid = { email, password: "wrong-password" };
  await Promise.all(Array.from({ length: 8 }, () => postForm(request, "/login", invalid)));
  const { answer } = await postForm(request, "/login", { email, password });
  const message = /^Too many attempts\. If this email has an account, .* again in a minute\.$/;
  expect(answer).toMatchObject({
    message: expect.stringMatching(message),
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

test.concurrent("emails a blocked user a single sign-in link, which opening does not use up", async ({
  request,
  ip,
}) => {
  const { email, password } = await newAccount();
  const unknown = uniqueEmail();
  const service = await serviceClient();
  for (const p_email of [...Array(8).fill(email), ...Array(8).fill(unknown)]) {
    await service.rpc("begin_sign_in", { p_email, p_ip: ip });
  }
  const signIn = async (email: string) =>
    anonymous(await postForm(request, "/login", { email, password }), email);
  const [answer, ofUnknown] = await Promise.all([email, unknown].map(signIn));
  expect(answer?.answer).toContain("we've sent it a sign-in link");
  expect(ofUnknown).toEqual(answer);
  expect(await signIn(email)).toEqual(answer);
  const link = await mailedLink(email, /^Your sign-in link/);
  expect((await mailsTo(email)).filter(({ text }) => text.includes("magiclink"))).toHaveLength(1);
  expect(await mailsTo(unknown)).toEqual([]);

  for (let opened = 0; opened < 2; opened++) await request.get(link);
  expect(await postForm(request, link, {})).toMatchObject({ status: 303, location: "/" });
  const { cookies } = await request.storageState();
  expect(cookies.map(({ name }) => name)).not.toContain("remember");
  expect((await request.get("/login", { maxRedirects: 0 })).status()).toBe(307);
  const next = await service.rpc("take_sign_in_link", { p_email: email, p_ip: ip });
  expect(next.data).toBe("due");
});

test.concurrent("rejects the fifth password reset request within an hour", async ({ request }) => {
  const reset = { email: uniqueEmail(), intent: "reset" };
  await Promise.all(Array.from({ length: 4 }, () => postForm(request, "/login", reset)));
  const { answer } = await postForm(request, "/login", reset);
  expect(answer).toMatchObject({ message: expect.stringContaining("try again in 60 minutes") });
});
