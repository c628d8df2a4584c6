import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { request as playwright } from "@playwright/test";
import { afterAll, beforeAll, describe } from "vitest";
import { failures } from "@/content/failure-pages";
import { cookieOf, seeded } from "@/e2e/support/accounts";
import { openedPost, storePost } from "@/e2e/support/stored";
import { startTestServer } from "@/e2e/support/test-server";
import { template, testSite } from "@/e2e/support/test-site";
import { emptyPost } from "@/lib/posts/admin/fields/fields";
import type { NextServer } from "@/local/process/next-process";
import { signInAsAdmin } from "../admin-session";
import { signIn } from "../draft-session";
import { expectFailurePage } from "../failure-page";
import { headingOf } from "../html";
import { expect, test } from "../test";
import { nginxPath, startNginx } from "./start-nginx";
import { startTraffic } from "./start-traffic";

const ports = { port: testSite.port + 10, upstreams: [testSite.port + 11, testSite.port + 13] };

/** Size of nginx's default proxy buffer in bytes; a page's headers must fit in it. */
const defaultBuffer = 4_096;

describe.skipIf(!nginxPath)("behind nginx", () => {
  const slug = `behind-nginx-${crypto.randomUUID().slice(0, 8)}`;
  const path = `/blog/${slug}`;
  let processes: NextServer[];
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let removePost: () => Promise<void>;
  const open = (address: string, init: RequestInit = {}) =>
    fetch(nginx.url + address, { redirect: "manual", ...init });
  const read = async (address: string, cookie = "") =>
    (await open(address, { headers: { cookie } })).text();

  beforeAll(async () => {
    removePost = await storePost({ title: "The first title", slug, content: "Text." });
    processes = await Promise.all(ports.upstreams.map((port) => startTestServer(port)));
    nginx = await startNginx(ports as Parameters<typeof startNginx>[0], testSite.distDir);
  });
  afterAll(async () => {
    await nginx.stop();
    await Promise.all(processes.map((one) => one.stop()));
    await removePost();
  });

  test("serves every kind of page with the site's own headers, within nginx's default buffer", async () => {
    const parts = ["pages", "posts", "tags"].map((name) => read(`/sitemaps/${name}-1.xml`));
    const sitemap = (await Promise.all(parts)).join();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
      ([, url = ""]) => new URL(url).pathname,
    );
    // One of each folder, and all pages outside a folder.
    const kinds = new Map(paths.map((one) => [one.replace(/(?<=..\/)[^/]+$/, ""), one]));
    expect(kinds.size).toBeGreaterThan(10);
    for (const one of [...kinds.values(), "/no-such-page"]) {
      const [through, direct] = await Promise.all([open(one), fetch(testSite.url + one)]);
      const own = headersOf(direct);
      expect([through.status, headersOf(through)]).toEqual([direct.status, own]);
      expect(own["content-security-policy"]?.match(/'sha256-/g)?.length, one).toBeGreaterThan(1);
      expect(JSON.stringify([...direct.headers]).length).toBeLessThan(defaultBuffer);
    }
  });

  test("closes the connection on requests for other hosts", async () => {
    const { hostname, port } = new URL(nginx.url);
    for (const host of ["other.example", `127.0.0.1:${port}`]) {
      const request = get({ hostname, port, path: "/", headers: { host } });
      const [error] = await Promise.race([once(request, "error"), once(request, "response")]);
      expect(error).toMatchObject({ code: "ECONNRESET" });
    }
  });

  test("caches pages by encoding and navigation, and handles HEAD, conditional and range requests", async () => {
    const html = /<title>The first title.*<\/html>$/s;
    const page = await open(path);
    const etag = page.headers.get("etag") ?? "";
    expect(await page.text()).toMatch(html);
    expect((await open(path, { headers: { "if-none-match": etag } })).status).toBe(304);
    const ids = [page, await open(path)].map(({ headers }) => headers.get("x-request-id"));
    expect(ids.join()).toMatch(/^[\w.-]{16,64},[\w.-]{16,64}$/);
    expect(new Set(ids).size).toBe(2);
    expect((await open(path, { method: "HEAD" })).headers.get("etag")).toBe(etag);
    const part = await open(path, { headers: { range: "bytes=0-14" } });
    expect(await part.text()).toMatch(html);
    const plain = await open(path, { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await plain.text()).toMatch(html);
    const navigation = await open(`${path}?_rsc`, { headers: { rsc: "1" } });
    expect(navigation.headers.get("content-type")).toBe("text/x-component");
    expect(await read(`${path}?_rsc`)).toMatch(html);
  });

  test("serves precompressed static files with immutable caching", async () => {
    const [file = ""] = /\/_next\/static\/[^"?]+\.js/.exec(await read("/")) ?? [];
    for (const [accepted, encoding] of [
      ["gzip, br", "br"],
      ["gzip", "gzip"],
      ["identity", null],
    ] as const) {
      const { headers, status } = await open(file, { headers: { "accept-encoding": accepted } });
      expect([status, headers.get("content-encoding")]).toEqual([200, encoding]);
      expect(headers.get("content-type")).toMatch(/^(text|application)\/javascript/);
      expect(headers.get("cache-control")).toContain("immutable");
    }
  });

  test("shows an edit about a second after the app processes do", async () => {
    const context = await playwright.newContext({ baseURL: testSite.url });
    const admin = await signInAsAdmin(context);
    expect(await read(path)).toContain("The first title");
    const { id, updatedAt } = await openedPost(slug);
    const texts = { title: "The second title", content: "Text." };
    const values = { ...emptyPost, ...texts, slug, published: true };
    const saved = await admin.call("savePost", { args: [{ id, slug, updatedAt }, values] });
    expect(saved).toContain('"status":"saved"');
    for (const { url } of processes) {
      while (!(await (await fetch(url + path)).text()).includes("The second title")) await wait(50);
    }
    await expect.poll(() => read(path)).toContain("The second title");
  });

  test("never mixes up admin and visitor pages, and caches nothing private", async () => {
    const context = await playwright.newContext({ baseURL: testSite.url });
    const { both: admin } = await signIn(context, seeded.admin);
    const forAdmin = "Manage Posts";
    for (const address of ["/blog?admin-first", "/blog?visitor-first"]) {
      if (address.endsWith("visitor-first")) await read(address);
      expect(await read(address, admin)).toContain(forAdmin);
      expect(await read(address)).not.toContain(forAdmin);
      expect(await read(address, admin)).toContain(forAdmin);
    }
    const privatePaths = "/admin /login /booking /api/geo /newsletter/confirm?token=x".split(" ");
    for (const address of privatePaths) {
      for (const cookie of ["", admin]) await read(address, cookie);
    }
    const keys = (await nginx.storedKeys()).map((key) => key.split(" ")[2]);
    expect(keys).toContain("/blog?admin-first");
    expect(keys.filter((key) => privatePaths.includes(key ?? ""))).toEqual([]);
  });

  test("accepts a large body for an import but not for other requests", async () => {
    const cookie = await cookieOf(seeded.admin);
    const send = (to: string) => {
      const body = new FormData();
      // Rejected after reading the whole body, so that no import starts.
      body.set("from", "old.example");
      body.set("file", new File([" ".repeat(20 * 1024 * 1024)], "large.json"));
      return open(to, { method: "POST", body, headers: { cookie, origin: template.url } });
    };
    expect((await send("/api/editor")).status).toBe(413);
    const imported = await send("/api/import");
    expect(imported.status).toBe(303);
    expect(imported.headers.get("location")).toMatch(/^\/admin\/transfer\?answer=/);
    const [result] = imported.headers.getSetCookie().map(decodeURIComponent);
    expect(result).toContain(`"errors":{"from":`);
  });

  test("no request fails during a rolling restart", async () => {
    const traffic = startTraffic(nginx.url);
    for (const [index, port] of ports.upstreams.entries()) {
      await processes[index]?.stop();
      processes[index] = await startTestServer(port);
    }
    const { requests, failed } = await traffic.stop();
    expect(failed).toEqual([]);
    expect(requests).toBeGreaterThan(20);
  });

  test("while the site is down, serves cached pages and pictures, and an outage page for the rest", async () => {
    const known = await read(path);
    const cover = await uploadedCover();
    expect((await open(cover)).status).toBe(200);
    await Promise.all(processes.map((one) => one.stop()));
    // Wait until nginx's one-second cache is stale.
    await wait(1_100);
    expect(await read(path)).toBe(known);
    for (const address of ["/", cover]) expect((await open(address)).status, address).toBe(200);
    for (const address of ["/about?not-seen", "/login"]) {
      const answer = await open(address);
      expect(answer.status).toBe(503);
      expectFailurePage(answer.headers, await answer.text(), failures.away);
    }
    const sent = await open("/contact", { method: "POST", body: new URLSearchParams("a=1") });
    expect([sent.status, headingOf(await sent.text())]).toEqual([503, failures.away.title]);
  });
});

async function uploadedCover(): Promise<string> {
  const cookie = await cookieOf(seeded.admin);
  const answer = await fetch(`${testSite.url}/api/media`, {
    method: "POST",
    headers: { cookie, origin: testSite.url },
    body: await readFile("public/work/pulseboard-overview-736.avif"),
  });
  return (await answer.json()).picture.path;
}

/** Returns the response headers, except those that vary by connection, time or process. */
function headersOf(response: Response): Record<string, string> {
  const passing =
    /^(connection|keep-alive|date|etag|server|x-request-id|transfer-encoding|content-length|x-nextjs-cache)$/;
  const lasting = [...response.headers].filter(([name]) => !passing.test(name));
  return Object.fromEntries(
    lasting.map(([name, value]) => [name, value.replace(/'sha256-[^']+'/g, "'sha256-…'")]),
  );
}
