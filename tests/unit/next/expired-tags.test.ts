import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import next from "next/package.json";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runFilters } from "@/lib/http/pipeline";
import { keepExpiredTags, readExpiredTags } from "@/lib/next/expired-tags";
import { startServer } from "@/tests/unit/http-server";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-tags-"));
  tagsManifest.clear();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const hourAgo = { expired: Date.now() - 3_600_000 };
test.each([
  ["what had expired is known", hourAgo, hourAgo],
  ["what expires later is not", { expired: Date.now() + 60_000 }, undefined],
  ["what is stale only is not", { stale: 1_000 }, undefined],
])("after a restart %s", async (_case, before, after) => {
  tagsManifest.set("posts", before);
  await keepExpiredTags(folder, []);
  tagsManifest.clear();
  readExpiredTags(folder);
  expect(tagsManifest.get("posts")).toEqual(after);
  expect(await readdir(folder)).toEqual(["expired-tags.json"]);
});

test("keeps the later of two expiry dates", async () => {
  tagsManifest.set("posts", { expired: 1_000 });
  await keepExpiredTags(folder, []);
  tagsManifest.set("posts", { expired: 2_000 });
  readExpiredTags(folder);
  expect(tagsManifest.get("posts")).toEqual({ expired: 2_000 });
});

test.each(["", "{"])("reads no tags from a file containing %j", async (text) => {
  await writeFile(join(folder, "expired-tags.json"), text);
  expect(() => readExpiredTags(folder)).not.toThrow();
  expect([...tagsManifest]).toEqual([]);
});

test("appends a header only if it does not already have that value", async () => {
  runFilters([]);
  const url = await startServer((_request, response) => {
    response.setHeader("location", "/blog/new");
    response.appendHeader("Location", "/blog/new");
    response.appendHeader("link", "<a>").appendHeader("link", "<b>").appendHeader("link", "<a>");
    response.end();
  });
  const { headers } = await fetch(url);
  expect(headers.get("location")).toBe("/blog/new");
  expect(headers.get("link")).toBe("<a>, <b>");
});

const writtenFor = "16.4.6";

test(`lib/next was written for Next.js ${writtenFor}`, () => {
  expect(
    next.version,
    `Next.js ${next.version} is installed, and lib/next reaches into modules that may have changed: check that the other tests in this folder pass; that FileSystemCache still has get, set and revalidateTag, takes serverDistDir and reads flushToDisk before its first await; that tagsManifest still holds { stale, expired } by tag; that createDefaultCacheHandler still reads it, and refreshTags is awaited before its get; that stored pages have the tag _N_T_/layout; and that a page opened in a browser reports no violation of its policy. Then write the new version here.`,
  ).toBe(writtenFor);
});
