import { postForm } from "@/e2e/support/account-pages";
import { newAccount } from "@/e2e/support/accounts";
import { startTestServer } from "@/e2e/support/test-server";
import { testSite } from "@/e2e/support/test-site";
import { test as base, expect } from "../test";
import { observatory } from "./observatory";

const siteUrl = "https://www.kiskadee.example";

/** Runs the server as in production: behind HTTPS, with Secure cookies and HSTS. */
const test = base
  .extend("server", { scope: "file" }, async ({}, { onCleanup }) => {
    const server = await startTestServer(testSite.port + 17, { SITE_URL: siteUrl });
    onCleanup(() => server.stop());
    return server;
  })
  .extend("url", ({ server }) => server.url);

test.for(["/", "/blog", "/blog/forms-people-finish", "/portfolio/9", "/get-started", "/contact"])(
  "HTTP Observatory scores the public page %s at 155 points",
  async (path, { request }) => {
    expect(await observatory(await request.get(path))).toEqual({ lost: [], score: 155 });
  },
);

test("HTTP Observatory scores an admin page with session cookies at 160 points", async ({
  request,
}) => {
  const { email, password } = await newAccount({ isAdmin: true });
  const { text } = await postForm(request, "/login", { email, password });
  const cookies = [...text.matchAll(/^set-cookie: (.*)$/gim)]
    .map(([, cookie = ""]) => cookie)
    .filter((cookie) => !/max-age=0|expires=thu, 01 jan 1970/i.test(cookie));
  expect(cookies.join()).toMatch(/auth-session.*viewer-hint/s);
  const headers = { cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") };
  const page = await request.get("/admin", { headers, maxRedirects: 0 });
  expect(page.status()).toBe(200);
  expect(await observatory(page, cookies)).toEqual({ lost: [], score: 160 });
});
