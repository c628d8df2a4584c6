import { expect, test } from "vitest";
import { isUnknownPath, sharedKey } from "@/lib/next/unknown-paths";

test.each([
  ["/blog/No slug", "/blog/-"],
  [`/blog/${"x".repeat(201)}`, "/blog/-"],
  ["/blog/page/0", "/blog/page/-"],
  ["/blog/page/100000", "/blog/page/-"],
  ["/blog/tag/a_b", "/blog/tag/-"],
  ["/blog/tag/a/page/01", "/blog/tag/-"],
  ["/blog/author/a_b", "/blog/author/-"],
  ["/blog/author/a/page/01", "/blog/author/-"],
  ["/blog/archive/99", "/blog/archive/-"],
  ["/blog/archive/2026/page/x", "/blog/archive/-"],
  ["/portfolio/page/0", "/portfolio/page/-"],
  ["/portfolio/07", "/portfolio/-"],
  ["/portfolio/100000", "/portfolio/-"],
])("treats %s as an unknown path and shares the cache entry of %s", async (path, shared) => {
  const key = `/route-cache/APP_PAGE/0a1b/$${path}`;
  expect(await isUnknownPath(key)).toBe(true);
  expect(sharedKey(key)).toBe(`/route-cache/APP_PAGE/0a1b/$${shared}`);
});

test.each([
  "/blog/page/2",
  "/blog/archive/2026",
  "/portfolio/7",
  "/portfolio/1234",
  "/blog/[slug]",
  "/about",
])("treats %s as a path that may have its own page", async (path) =>
  expect(await isUnknownPath(`/route-cache/APP_PAGE/0a1b/$${path}`)).toBe(false),
);
