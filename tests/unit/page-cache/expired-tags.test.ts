import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepExpiredTags, readExpiredTags } from "@/lib/page-cache/expired-tags";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-tags-"));
  tagsManifest.clear();
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it("knows after a restart what had expired before it", async () => {
  const expired = Date.now() - 1_000;
  tagsManifest.set("posts", { expired });
  await keepExpiredTags(folder);
  tagsManifest.clear();
  readExpiredTags(folder);
  expect(tagsManifest.get("posts")).toEqual({ expired });
  expect(await readdir(folder)).toEqual(["expired-tags.json"]);
});

it("keeps the later date where both know one", async () => {
  tagsManifest.set("posts", { expired: 1_000 });
  await keepExpiredTags(folder);
  tagsManifest.set("posts", { expired: 2_000 });
  readExpiredTags(folder);
  expect(tagsManifest.get("posts")).toEqual({ expired: 2_000 });
});

it("does not keep what expires later, or is stale only", async () => {
  tagsManifest.set("later", { expired: Date.now() + 60_000 });
  tagsManifest.set("stale", { stale: 1_000 });
  await keepExpiredTags(folder);
  tagsManifest.clear();
  readExpiredTags(folder);
  expect([...tagsManifest]).toEqual([]);
});

it.each(["", "{"])("starts with nothing where the file holds %j", async (text) => {
  await writeFile(join(folder, "expired-tags.json"), text);
  expect(() => readExpiredTags(folder)).not.toThrow();
  expect([...tagsManifest]).toEqual([]);
});
