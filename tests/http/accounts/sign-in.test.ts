import { anonymous, postForm } from "@/e2e/support/account-pages";
import { cookieOf, newAccount, unconfirmedAccount } from "@/e2e/support/accounts";
import { uniqueEmail } from "@/e2e/support/mail";
import { testSite } from "@/e2e/support/test-site";
import { elementsIn, headingOf, mainOf } from "../html";
import { expect, test } from "../test";

// Concurrent, since most of the time is spent in the delay that hides whether an email is known.
test.concurrent("sign-in gives the same response for known, unknown and unconfirmed emails", async ({
  request,
}) => {
  const known = await newAccount();
  const unconfirmed = await unconfirmedAccount();
  const signIn = async (email: string, password: string) =>
    anonymous(await postForm(request, "/login", { email, password }), email);
  const [unknownEmail, password] = [uniqueEmail(), "wrong-password"];
  const answer = await signIn(unknownEmail, password);
  expect(answer).toMatchObject({ status: 303, answer: expect.stringContaining("Invalid login") });
  expect(await signIn(known.email, password)).toEqual(answer);
  expect(await signIn(unconfirmed.email, password)).toEqual(answer);
  expect(await signIn(unconfirmed.email, unconfirmed.password)).toEqual(answer);
  expect(answer.text).not.toContain(password);
});

test.concurrent("password reset gives the same response for known and unknown emails", async ({
  request,
}) => {
  const known = await newAccount();
  const ask = async (email: string) =>
    anonymous(await postForm(request, "/login", { email, intent: "reset" }), email);
  const [answer, ofKnown] = await Promise.all([ask(uniqueEmail()), ask(known.email)]);
  expect(answer.answer).toContain("Password reset email sent! Check your inbox.");
  expect(ofKnown).toEqual(answer);
  // A repeated request may be too soon for another message, but only for a known email.
  expect(await ask(known.email)).toEqual(answer);
});

test.concurrent("redirects signed-in users away from the sign-in and sign-up pages", async ({
  request,
}) => {
  const cookie = await cookieOf(await newAccount());
  for (const [path, target] of [
    ["/login", "/"],
    ["/register", "/"],
    ["/login?next=/blog", "/blog"],
    ["/login?next=//evil.example", "/"],
  ] as const) {
    const response = await request.get(path, { headers: { cookie }, maxRedirects: 0 });
    expect(response.status(), path).toBe(307);
    expect(new URL(response.headers().location ?? "", testSite.url).href).toBe(
      `${testSite.url}${target}`,
    );
  }
});

test.concurrent("never redirects to another site after sign-in", async ({ request }) => {
  const { email, password } = await newAccount();
  // tests/unit/auth/paths.test.ts covers other off-site paths.
  for (const next of ["//evil.example", "/\t/evil.example"]) {
    const html = await (await request.get(`/login?next=${encodeURIComponent(next)}`)).text();
    const fields = elementsIn(html).filter(({ attributes }) => attributes.name === "next");
    expect(
      fields.map(({ attributes }) => attributes.value),
      next,
    ).toEqual(["/"]);
    const forged = await postForm(request, "/login", { email, password, next });
    expect(forged, next).toMatchObject({ status: 303, location: "/" });
    await request.post("/auth/sign-out", { headers: { origin: testSite.url } });
  }
});

test.concurrent("setting a password requires a mailed link, whether signed in or not", async ({
  request,
}) => {
  for (const cookie of ["", await cookieOf(await newAccount())]) {
    const response = await request.get("/reset-password", { headers: { cookie } });
    const html = await response.text();
    expect(headingOf(html)).toBe("Request a link first.");
    expect(mainOf(html).includes("Sign Out</button>")).toBe(cookie !== "");
  }
});
