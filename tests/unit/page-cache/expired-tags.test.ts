import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepExpiredTags, readExpiredTags } from "@/lib/page-cache/expired-tags";

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
  await keepExpiredTags(folder);
  tagsManifest.clear();
  readExpiredTags(folder);
  expect(tagsManifest.get("posts")).toEqual(after);
  expect(await readdir(folder)).toEqual(["expired-tags.json"]);
});

test("the later of two dates is used", async () => {
  tagsManifest.set("posts", { expired: 1_000 });
  await keepExpiredTags(folder);
  tagsManifest.set("posts", { expired: 2_000 });
  readExpiredTags(folder);
  expect(tagsManifest.get("posts")).toEqual({ expired: 2_000 });
});

test.each(["", "{"])("a file that holds %j has no tags", async (text) => {
  await writeFile(join(folder, "expired-tags.json"), text);
  expect(() => readExpiredTags(folder)).not.toThrow();
  expect([...tagsManifest]).toEqual([]);
});
