import { cookieOf, newAccount } from "@/e2e/support/accounts";
import { testSite } from "@/e2e/support/test-site";
import { expect, test } from "../test";

test("rejects sign-out requests from other sites", async ({ request }) => {
  const cookie = await cookieOf(await newAccount());
  for (const origin of ["https://evil.example", "null", ""]) {
    const response = await request.post("/auth/sign-out", {
      headers: { cookie, ...(origin && { origin }) },
      maxRedirects: 0,
    });
    expect(response.status(), origin).toBe(403);
    expect(response.headers()["set-cookie"]).toBeUndefined();
  }
  const still = await request.get("/login", { headers: { cookie }, maxRedirects: 0 });
  expect(still.status()).toBe(307);
});

test("signing out without a session redirects to the given page of this site, or home", async ({
  request,
}) => {
  const invitation = "/register/invitation?token=a";
  for (const [next, location] of [
    ["", "/"],
    [invitation, invitation],
    ["//evil.example", "/"],
  ] as const) {
    const response = await request.post(`/auth/sign-out?${new URLSearchParams({ next })}`, {
      headers: { origin: testSite.url },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
    expect(response.headers().location).toBe(location);
  }
});
