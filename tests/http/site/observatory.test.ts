import { cookieHeader, seeded, sessionCookies } from "@/e2e/support/accounts";
import { startTestServer } from "@/e2e/support/test-server";
import { testSite } from "@/e2e/support/test-site";
import { test as base, expect } from "../test";
import { observatory } from "./observatory";

const siteUrl = "https://www.kiskadee.example";

/** As a host runs it: behind https, so with Secure cookies and HSTS. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest wants the pattern.
  .extend("server", { scope: "file" }, async ({}, { onCleanup }) => {
    const server = await startTestServer(testSite.port + 17, { SITE_URL: siteUrl });
    onCleanup(() => server.stop());
    return server;
  })
  .extend("url", ({ server }) => server.url);

test.for(["/", "/blog", "/blog/forms-people-finish", "/portfolio/9", "/get-started", "/contact"])(
  "HTTP Observatory gives the public page %s 150 points",
  async (path, { request }) => {
    expect(await observatory(await request.get(path))).toEqual({ lost: [], score: 150 });
  },
);

test("and an admin's page 160", async ({ request }) => {
  const signIn = await sessionCookies(seeded.admin);
  const headers = { cookie: cookieHeader(signIn) };
  const page = await request.get("/admin", { headers, maxRedirects: 0 });
  expect(page.status()).toBe(200);
  const cookies = page
    .headersArray()
    .flatMap(({ name, value }) => (name.toLowerCase() === "set-cookie" ? [value] : []));
  expect(cookies.length).toBeGreaterThan(0);
  expect(await observatory(page, cookies)).toEqual({ lost: [], score: 160 });
});
