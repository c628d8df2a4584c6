import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { testSite } from "@/e2e/support/test-site";
import { requiredHeaders } from "../security-headers";
import { expect, test } from "../test";

// Each test's client checks the headers of its responses. No other test sends these requests.
test.for([
  ["GET", "/", 200],
  ["HEAD", "/", 200],
  ["OPTIONS", "/", 405],
  ["GET", "/admin", 307],
  ["GET", "/admin/posts/edit/none", 308],
  ["GET", "/feed.xml", 200],
  ["GET", "/sitemap.xml", 200],
  ["GET", "/robots.txt", 200],
  ["GET", "/manifest.webmanifest", 200],
  ["GET", "/icon.svg", 200],
  ["GET", "/covers/none/none.webp", 404],
  ["GET", "/_next/static/none.js", 404],
  ["GET", "/_next/image?url=%2Ficon.svg&w=640&q=75", 404],
  ["GET", "/blog/never-written", 404],
  ["GET", "/%ff", 404],
  ["GET", "/api/none", 404],
  ["GET", "/api/cron/daily", 401],
  ["POST", "/api/cron/daily", 401],
] as const)("%s %s returns %i with the security headers", async (row, { request }) => {
  const [method, path, status] = row;
  const response = await request.fetch(path, { method, maxRedirects: 0 });
  expect(response.status()).toBe(status);
});

test.for([
  ["what is no request", "NOTHING\r\n\r\n", 400],
  ["a header of 20 KB", `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`, 431],
] as const)("%s is rejected with the security headers too", async ([, message, status]) => {
  const socket = connect(testSite.port, "localhost");
  socket.write(message);
  const answer = (await text(socket)).toLowerCase();
  expect(answer).toMatch(new RegExp(`^http/1.1 ${status} `));
  for (const name of requiredHeaders) expect(answer).toContain(`\r\n${name}: `);
});

test("other sites may embed pictures but not pages", async ({ request }) => {
  const policy = async (path: string) =>
    (await request.get(path)).headers()["cross-origin-resource-policy"];
  expect(await policy("/icons/icon-192.png")).toBe("cross-origin");
  expect(await policy("/social/pages/home.png")).toBe("cross-origin");
  expect(await policy("/blog")).toBe("same-origin");
});
