import { beforeEach, expect, test, vi } from "vitest";
import { requiredEnv } from "./required-env";

const cacheTag = vi.hoisted(() => vi.fn());
vi.mock("next/cache", () => ({ cacheTag, cacheLife: () => {} }));

beforeEach(() => {
  vi.stubEnv("NEXT_PHASE", "phase-production-build");
  for (const name of Object.keys(requiredEnv)) vi.stubEnv(name, "");
});

test("a build without a database returns no content and tags cached results", async () => {
  const posts = await import("@/lib/posts/queries");
  const archive = await import("@/lib/posts/archive");
  const { findTag, listTags } = await import("@/lib/tags/queries");
  const { getExchangeRate } = await import("@/lib/pricing/queries");
  expect(await posts.getPost("a")).toEqual({ kind: "missing" });
  expect(await posts.listPosts(1)).toEqual({ posts: [], pages: 1 });
  expect(await posts.listRelatedPosts("a")).toEqual({ related: [], newer: null, older: null });
  expect(await archive.listYear(2026, 1)).toEqual({ posts: [], total: 0, pages: 0 });
  const lists = [posts.listNewestPosts(), posts.listPostSlugs(), archive.listYears(), listTags(9)];
  expect(await Promise.all(lists)).toEqual([[], [], [], []]);
  expect(await findTag("a")).toBeNull();
  const { sitemapFile, sitemapPart } = await import("@/lib/posts/sitemap");
  expect((await sitemapFile()).match(/<sitemap>/g)).toHaveLength(1);
  expect(await sitemapPart("posts-1.xml")).toBeNull();
  cacheTag.mockClear();
  expect(await getExchangeRate()).toBeGreaterThan(0);
  expect(cacheTag.mock.calls).toContainEqual(["without-database"]);
});
