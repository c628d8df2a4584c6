import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { IncrementalCache } from "next/dist/server/lib/incremental-cache";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { nodeFs } from "next/dist/server/lib/node-fs-methods";
import RenderResult from "next/dist/server/render-result";
import ResponseCache from "next/dist/server/response-cache";
import type { CachedRouteKind } from "next/dist/server/response-cache/types";
import type { RouteKind } from "next/dist/server/route-kind";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withoutDatabaseTag } from "@/lib/cache-tags";
import { headScript } from "@/lib/security/head-script";
import { requiredEnv } from "@/tests/unit/config/required-env";

const reactStart = '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>';
const flight = "<script>self.__next_f.push([0])</script><script>self.__next_f.push([1])</script>";
/** Returns the page as sent, without the code that loads its scripts. */
const sent = (content: string) =>
  `<!DOCTYPE html><html lang="en"><body>${content}<script id="_R_">self.__next_f.push([0]);self.__next_f.push([1])</script></body></html>`;
const withoutLoader = (html: string) => html.replace(/;\{let d;.*\}(?=<\/script>)/, "");
const kind = "APP_PAGE" as CachedRouteKind.APP_PAGE;
const routeKind = "APP_PAGE" as RouteKind.APP_PAGE;
const document = (content: string, scripts: string) =>
  `<!DOCTYPE html><html lang="en"><body>${content}${reactStart}${scripts}</body></html>`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-pages-"));
  vi.resetModules();
  tagsManifest.clear();
  const settings = { ...requiredEnv, PAGES_WITHOUT: "" };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

test("the first response is the stored page, with its scripts joined and allowed by one hash", async () => {
  const html = document("<p>Text</p>", flight);
  const first = await answer({ html });
  expect(withoutLoader(first.html)).toBe(sent("<p>Text</p>"));
  expect(first.policy.match(/'sha256-/g)).toHaveLength(2);
  const later = await answer({ html: "not rendered again" });
  expect(later).toEqual(first);
});

test("the currently configured pixel replaces the one a page was stored with", async () => {
  const url = "https://connect.facebook.net/en_US/fbevents.js";
  vi.stubEnv("META_PIXEL_ID", "1");
  await answer({ html: document("", flight) });
  for (const id of ["1", "2", ""]) {
    vi.stubEnv("META_PIXEL_ID", id);
    vi.resetModules();
    const page = await answer({ html: "not rendered again" });
    const tag = id ? `<html lang="en" data-pixel="${id} ${url}">` : '<html lang="en">';
    expect(withoutLoader(page.html)).toBe(sent("").replace('<html lang="en">', tag));
  }
});

test("reports an inline script in the content once and does not allow it", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  const html = document(`<script>${headScript}</script><script>evil()</script>`, flight);
  const { policy } = await answer({ html, path: "/blog/a" });
  await answer({ html, path: "/blog/b" });
  expect(policy).toBe((await answer({ html: document("", flight), path: "/blog/c" })).policy);
  expect(report.mock.calls).toEqual([[expect.any(String), expect.stringContaining("evil()")]]);
});

test("a page with the not-found marker returns 404 and is not written to disk", async () => {
  const html = document('<meta name="page-status" content="404"/>', flight);
  expect((await answer({ html })).status).toBe(404);
  expect(await readdir(folder)).toEqual([]);
  await answer({ html: document("", flight), path: "/blog/b" });
  expect(await readdir(folder)).not.toEqual([]);
});

test("limits how many paths Next.js keeps data for, without losing stored pages", async () => {
  await answer({ html: document("Stored", flight) });
  const { cacheControls } = SharedCacheControls as unknown as {
    cacheControls: Map<string, object>;
  };
  for (let n = 0; n <= 10_000; n++) cacheControls.set(`/made-up-${n}`, {});
  expect((await answer({ html: "not rendered again" })).html).toContain("Stored");
  expect(cacheControls.size).toBeLessThan(10);
});

test("only a page with a player may frame video hosts", async () => {
  const player = '<p class="player"><a href="/a" data-player="https://player.vimeo.com/video/1">';
  const framing = async (content: string, path: string) => {
    const { policy, headers } = await answer({ html: document(content, flight), path });
    return [policy.includes("https://player.vimeo.com"), headers["cross-origin-embedder-policy"]];
  };
  expect(await framing(player, "/blog/a")).toEqual([true, "unsafe-none"]);
  const text = player.replaceAll("<", "&#x3C;");
  expect(await framing(text, "/blog/b")).toEqual([false, undefined]);
});

test("makes browsers revalidate permanent redirects", async () => {
  const { headers } = await answer({ html: document("", flight), status: 308 });
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test("a partially prerendered page keeps its scripts and gets no policy", async () => {
  const html = document("", flight);
  const first = await answer({ html, postponed: "state" });
  expect(first.html).toBe(html);
  expect(first.headers["content-security-policy"]).toBeUndefined();
});

test("serves a page whose tag expires during rendering, and renders it again next time", async () => {
  const expireMeanwhile = async () => {
    // File timestamps lag a few milliseconds behind the clock.
    await wait(10);
    tagsManifest.set("posts", { expired: Date.now() });
    await wait(10);
  };
  const old = await answer({ html: document("Old", flight), meanwhile: expireMeanwhile });
  expect(old.html).toContain("Old");
  expect((await answer({ html: document("New", flight) })).html).toContain("New");
  expect((await answer({ html: "not rendered again" })).html).toContain("New");
});

test("re-renders a page built without a database on its first visit", async () => {
  const tags = `posts,${withoutDatabaseTag}`;
  await answer({ html: document("Built", flight), tags });
  expect((await answer({ html: document("Visited", flight) })).html).toContain("Visited");
  expect((await answer({ html: "not rendered again" })).html).toContain("Visited");
});

type Rendered = {
  html: string;
  tags?: string;
  path?: string;
  status?: number;
  postponed?: string;
  /** Runs while the page is rendered. */
  meanwhile?: () => Promise<void>;
};

/** Returns the response of Next.js: the stored page, or the rendered one after storing it. */
async function answer({ html, path = "/blog/a", status = 200, ...rest }: Rendered) {
  const { tags = "posts", postponed, meanwhile } = rest;
  const { default: PageCache } = await import("@/lib/next/page-cache");
  const incrementalCache = new IncrementalCache({
    fs: nodeFs,
    dev: false,
    flushToDisk: true,
    minimalMode: false,
    serverDistDir: folder,
    requestHeaders: {},
    maxMemoryCacheSize: 0,
    previewProps: { previewModeId: "", previewModeEncryptionKey: "", previewModeSigningKey: "" },
    prerenderManifest: { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [] } as never,
    fetchCacheKeyPrefix: "",
    CurCacheHandler: PageCache,
  } as ConstructorParameters<typeof IncrementalCache>[0]);
  const route = { kind: routeKind, sourceRoute: "/(site)/blog/[slug]/page" } as const;
  const entry = await new ResponseCache({ minimalMode: false, route }).get(
    path,
    async () => {
      await meanwhile?.();
      return {
        value: {
          kind,
          html: RenderResult.fromStatic(html, "text/html; charset=utf-8"),
          rscData: Buffer.from(""),
          headers: { "x-next-cache-tags": tags },
          status,
          postponed,
          segmentData: undefined,
        },
        cacheControl: { revalidate: false, expire: undefined },
      };
    },
    // Next.js sets this for every route when it caches components.
    { routeKind, incrementalCache, isRoutePPREnabled: true },
  );
  if (!entry || "error" in entry || entry.value?.kind !== kind) throw new Error("No page");
  const { html: body, headers, status: stored } = entry.value;
  const policy = String(headers?.["content-security-policy"]);
  return { html: body.toUnchunkedString(), status: stored, policy, headers: { ...headers } };
}
