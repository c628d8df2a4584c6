import { cookieHeader, newAccount, sessionCookies } from "@/e2e/support/accounts";
import { testSite } from "@/e2e/support/test-site";
import { expect, test } from "../test";

test.for([
  ["a member", false, testSite.url],
  ["another site", true, "https://evil.example"],
] as const)("Draft Mode is not switched on for %s", async ([, isAdmin, origin], { request }) => {
  const cookie = cookieHeader(await sessionCookies(await newAccount({ isAdmin })));
  const response = await request.post("/auth/draft-mode", { headers: { origin, cookie } });
  expect(response.status()).toBe(204);
  expect(response.headers()["set-cookie"] ?? "").not.toContain("__prerender_bypass");
});

test("a cookie of an earlier build's Draft Mode changes nothing", async ({ request }) => {
  for (const path of ["/", "/blog", "/contact"]) {
    const stored = await request.get(path);
    const response = await request.get(path, { headers: { cookie: "__prerender_bypass=earlier" } });
    const policies = response.headersArray().filter(({ name }) => /security-policy/i.test(name));
    expect(policies, path).toHaveLength(1);
    expect(policies[0]?.value).toBe(stored.headers()["content-security-policy"]);
    expect(await response.text()).toBe(await stored.text());
  }
});
