import { madeUpCookie } from "@/e2e/support/accounts";
import { startTestServer } from "@/e2e/support/test-server";
import { testSite } from "@/e2e/support/test-site";
import { test as base, expect } from "../test";

const pagesPerMinute = 10;

const test = base
  .extend("server", { scope: "file" }, async ({}, { onCleanup }) => {
    const server = await startTestServer(testSite.port + 16, {
      SUBMISSIONS_PER_MINUTE: "30",
      PAGES_PER_MINUTE: String(pagesPerMinute),
    });
    onCleanup(() => server.stop());
    return server;
  })
  .extend("url", ({ server }) => server.url);

test.for([
  ["submission", 30, 403, { method: "POST", data: "x", headers: { "content-type": "text/plain" } }],
  ["rendered page", pagesPerMinute, 200, { method: "GET" }],
] as const)(
  "rejects a %s beyond %i a minute from one IP, but not from others",
  async (row, { request, url }) => {
    const [, allowed, usual, options] = row;
    const statuses: number[] = [];
    for (let count = 0; count < allowed; count++) {
      statuses.push((await request.fetch("/search", options)).status());
    }
    expect(new Set(statuses)).toEqual(new Set([usual]));
    const asked = performance.now();
    const refused = await request.fetch("/search", options);
    expect(refused.status()).toBe(429);
    // Responses to a sender with this many rejections are delayed.
    if (usual === 403) expect(performance.now() - asked).toBeGreaterThan(900);
    expect(Number(refused.headers()["retry-after"])).toBeLessThanOrEqual(60);
    expect(await refused.text()).toMatch(/Please try again in a minute\.$/m);
    expect((await request.get("/contact")).status(), "a stored page").toBe(200);
    const elsewhere = await fetch(`${url}/search`, {
      headers: { "x-forwarded-for": "198.51.100.7" },
    });
    expect(elsewhere.status).toBe(200);
  },
);

test("fake sessions are limited by IP and logged as one line each", async ({ request, server }) => {
  const open = async (path: string) => {
    const response = await request.get(path, {
      headers: { cookie: madeUpCookie() },
      maxRedirects: 0,
    });
    return response.status();
  };
  const before = server.errors().length;
  expect(await open("/blog"), "a stored page asks about none").toBe(200);
  expect(server.errors().slice(before)).toBe("");
  for (let count = 0; count < pagesPerMinute; count++) expect(await open("/admin")).toBe(307);
  const lines = server.errors().slice(before).trim().split("\n");
  expect(lines).toHaveLength(pagesPerMinute);
  for (const line of lines) expect(line).toContain("session: Invalid Refresh Token");
  for (const path of ["/admin", "/login/code"]) expect(await open(path)).toBe(429);
  for (let count = 0; count < pagesPerMinute; count++) expect(await open("/api/media")).toBe(401);
  expect(await open("/api/media")).toBe(429);
  expect(await open("/blog")).toBe(200);
});
