import type { ServerResponse } from "node:http";
import { setImmediate as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { beforeEach, expect, test, vi } from "vitest";
import { feedPaths, habitPaths } from "@/content/usual-paths";
import { runFilters } from "@/lib/http/pipeline";
import { isSitePage } from "@/lib/redirects/admin/site-page";
import { startServer } from "../http-server";

const counts = vi.hoisted(() => ({ hits: [] as string[], missing: [] as string[] }));
vi.mock("@/lib/redirects/count-paths", () => ({
  countHit: (path: string) => counts.hits.push(path),
  countMissing: (path: string) => counts.missing.push(path),
}));
const answers = vi.hoisted(() => ({ since: vi.fn() }));
vi.mock("@/lib/redirects/queries", () => ({
  redirectsSince: answers.since,
  isProjectShown: async (path: string) => path === "/portfolio/12",
}));

const { answerRedirects } = await import("@/lib/http/filters/redirects");
const { expireRedirects, redirectState } = await import("@/lib/redirects/known-redirects");
runFilters([answerRedirects]);

const stored: [string, string | null, number][] = [
  ["/old", "/new#part", 301],
  ["/away", "https://other.example/x", 302],
  ["/gone", null, 410],
  ["/there", "/new", 308],
  ["/privacy", "https://other.example/", 308],
  ["/feed", "https://other.example/", 308],
  ["/pricing", "/new", 308],
  ["/portfolio/12", "/new", 308],
  ["/portfolio/13", "/new", 308],
];

beforeEach(() => {
  counts.hits.length = 0;
  counts.missing.length = 0;
  redirectState.version = 0;
  redirectState.known = new Map();
  answers.since.mockReset();
  answers.since.mockImplementation(async (version: number) =>
    version === 1 ? { version } : { version: 1, redirects: stored },
  );
  expireRedirects();
});

type Answer = (response: ServerResponse) => void;

const whole: Answer = (response) => {
  response.statusCode = 404;
  response.setHeader("content-type", "text/html");
  response.setHeader("etag", '"a"');
  response.end("<p>Not found");
};
const inParts: Answer = (response) => {
  response.setHeader("content-encoding", "gzip");
  response.writeHead(404);
  const body = gzipSync("<p>Not found");
  response.write(body.subarray(0, 5));
  setTimeout(() => {
    response.write(body.subarray(5));
    response.end();
  }, 20);
};
const found: Answer = (response) => void response.end("<p>Found");
const withoutSlash: Answer = (response) => {
  response.statusCode = 308;
  response.setHeader("location", "/elsewhere");
  response.end("/elsewhere");
};

async function ask(path: string, answer: Answer = whole, init: RequestInit = {}) {
  const url = await startServer((_, response) => answer(response));
  const response = await fetch(url + path, { redirect: "manual", ...init });
  return {
    status: response.status,
    location: response.headers.get("location"),
    headers: response.headers,
    text: await response.text(),
  };
}

test.each([
  ["whole", whole],
  ["in parts", inParts],
])("turns a 404 sent %s into a redirect if the path has one", async (_how, answer) => {
  const redirect = await ask("/old", answer);
  expect(redirect).toMatchObject({ status: 301, location: "/new#part", text: "" });
  expect(redirect.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  for (const name of ["etag", "content-encoding", "content-type"]) {
    expect(redirect.headers.get(name)).toBeNull();
  }
  expect(await ask("/other", answer)).toMatchObject({ status: 404, text: "<p>Not found" });
  expect(await ask("/gone", answer)).toMatchObject({ status: 410, text: "<p>Not found" });
  expect(counts).toEqual({ hits: ["/old", "/gone"], missing: ["/other"] });
});

test("leaves other responses unchanged, and counts hits on a moved post", async () => {
  expect(await ask("/there", found)).toMatchObject({ status: 200, text: "<p>Found" });
  expect(await ask("/blog/old", withoutSlash)).toMatchObject({
    status: 308,
    location: "/elsewhere",
  });
  expect(counts).toEqual({ hits: ["/blog/old"], missing: [] });
  expect(answers.since).not.toHaveBeenCalled();
});

test("redirects a path with a trailing slash in one step, but only if it has a redirect", async () => {
  expect(await ask("/old/", withoutSlash)).toMatchObject({ status: 301, location: "/new#part" });
  expect(await ask("/other/", withoutSlash)).toMatchObject({ status: 308, location: "/elsewhere" });
  expect(counts).toEqual({ hits: ["/old"], missing: [] });
});

test("a stored redirect never overrides a site page, with or without a trailing slash", async () => {
  expect(await ask("/privacy/", withoutSlash)).toMatchObject({ location: "/elsewhere" });
  expect(await ask("/%70rivacy/", withoutSlash)).toMatchObject({ location: "/elsewhere" });
  expect(await ask("/privacy")).toMatchObject({ status: 404 });
  expect(await ask("/portfolio/12/", withoutSlash)).toMatchObject({ location: "/elsewhere" });
  expect(await ask("/portfolio/13")).toMatchObject({ location: "/new" });
});

test("redirects commonly typed paths in one step, and all feed paths to the site's feed", async () => {
  expect(await ask("/feed/?x=1", withoutSlash)).toMatchObject({
    ...{ status: 308, location: "/feed.xml?x=1" },
  });
  expect(await ask("/sitemap_index.xml")).toMatchObject({ location: "/sitemap.xml" });
  expect(await ask("/team")).toMatchObject({ status: 308, location: "/about#team" });
  expect(await ask("/pricing")).toMatchObject({ location: "/new" });
  const targets = [...feedPaths.values(), ...habitPaths.values()];
  expect(targets.filter((target) => !isSitePage(target.replace(/#.*/, "")))).toEqual([]);
});

test("passes the query string on within the site, but not to another site", async () => {
  expect((await ask("/old?utm=a&b=$1")).location).toBe("/new?utm=a&b=%241#part");
  expect((await ask("/old?next=/a?b=1&c=2")).location).toBe("/new?next=/a?b=1&c=2#part");
  expect((await ask("/away?utm=a")).location).toBe("https://other.example/x");
});

test("does not count HEAD requests, and does not redirect RSC, POST or admin requests", async () => {
  expect(await ask("/old", whole, { method: "HEAD" })).toMatchObject({ status: 301 });
  expect(await ask("/old", whole, { headers: { rsc: "1" } })).toMatchObject({ status: 404 });
  expect(await ask("/old", whole, { method: "POST" })).toMatchObject({ status: 404 });
  expect(await ask("/admin/old", whole)).toMatchObject({ status: 404 });
  expect(counts).toEqual({ hits: [], missing: [] });
});

test("a thousand unknown paths cause at most one database query a second", async () => {
  const url = await startServer((_, response) => whole(response));
  const start = performance.now();
  const all = await Promise.all(
    Array.from({ length: 1_000 }, (_, n) => fetch(`${url}/made-up-${n}`)),
  );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([404]));
  const seconds = (performance.now() - start) / 1_000;
  expect(answers.since.mock.calls.length).toBeLessThanOrEqual(1 + seconds);
});

test("serves known redirects promptly while the database is unavailable or slow", async () => {
  await ask("/old");
  expireRedirects();
  answers.since.mockRejectedValue(new Error("away"));
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await ask("/old")).toMatchObject({ status: 301 });
  expect(log).toHaveBeenCalledTimes(1);
  expireRedirects();
  answers.since.mockReturnValue(new Promise(() => {}));
  const start = Date.now();
  const all = await Promise.all([ask("/old"), ask("/none")]);
  expect(all.map(({ status }) => status)).toEqual([301, 404]);
  expect(Date.now() - start).toBeLessThan(1_500);
  log.mockRestore();
});

test("serves known redirects without further waiting after a slow page lookup", async () => {
  await ask("/old");
  expireRedirects();
  answers.since.mockReturnValue(new Promise(() => {}));
  const late = (response: ServerResponse) => void setTimeout(() => whole(response), 1_100);
  expect(await ask("/old", late)).toMatchObject({ status: 301 });
  const limit = redirectState.waiting?.then(() => "the limit");
  expect(await Promise.race([limit, wait("nothing")])).toBe("nothing");
});
