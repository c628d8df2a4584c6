import { newRegistration, postForm } from "@/e2e/support/account-pages";
import { cookieHeader, cookieOf, newAccount, sessionCookies } from "@/e2e/support/accounts";
import { uniqueEmail } from "@/e2e/support/mail";
import { expect, test } from "../faults/faulty-test";
import { headingOf, mainOf } from "../html";

/** The database and the auth server are both down. */
test.beforeEach(({ site }) => site.breakDatabase("down"));

type Case = { path: string; values: Record<string, string>; message: string };

const email = uniqueEmail();
test.for<Case>([
  { path: "/login", values: { email, password: "a-good-password" }, message: "Failed to sign in" },
  { path: "/login", values: { email, intent: "reset" }, message: "Failed to send reset email" },
  { path: "/register", values: newRegistration(email), message: "Failed to sign up" },
])("$path shows “$message” and keeps the input", async (form, { request }) => {
  const { answer } = await postForm(request, form.path, form.values);
  expect(answer).toMatchObject({ status: "error", message: form.message, values: { email } });
});

test("a mailed link stays valid and offers a retry when it cannot be checked", async ({
  request,
}) => {
  const link = `/auth/confirm?token_hash=${"a".repeat(56)}&type=signup`;
  const { location = "" } = await postForm(request, link, {});
  const response = await request.get(location);
  expect(response.status()).toBe(503);
  const html = await response.text();
  expect(headingOf(html)).toBe("Try again in a moment.");
  expect(mainOf(html)).toContain("Try again</button>");
});

test("the reset page returns 503 and keeps the hint cookie when it cannot check the session", async ({
  request,
}) => {
  const cookie = await cookieOf(await newAccount());
  const response = await request.get("/reset-password", { headers: { cookie } });
  expect(response.status()).toBe(503);
  expect(await response.text()).toContain("Authentication check timed out.");
  // The session may still be valid, so the hint cookie stays.
  expect(response.headers()["set-cookie"] ?? "").not.toContain("viewer-hint");
});

test("signing out clears the cookies and reports a server failure", async ({ request, url }) => {
  const cookies = await sessionCookies(await newAccount());
  const headers = { origin: url, cookie: cookieHeader(cookies) };
  const response = await request.post("/auth/sign-out", { headers, maxRedirects: 0 });
  const expired = response
    .headersArray()
    .filter(
      ({ name, value }) => name === "set-cookie" && value.includes("Expires=Thu, 01 Jan 1970"),
    )
    .map(({ value }) => value.split("=")[0]);
  expect(expired).toEqual(expect.arrayContaining(cookies.map(({ name }) => name)));
  const next = await request.get(response.headers().location ?? "");
  expect(await next.text()).toContain("Failed to sign out");
});
