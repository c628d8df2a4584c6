import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openBucket } from "@/lib/supabase/bucket";

const sent: unknown[] = [];
const record = async (...args: unknown[]) => void sent.push(...args);
const client = {
  storage: { from: () => ({ download: record, upload: record, exists: record, remove: record }) },
} as unknown as Parameters<typeof openBucket>[0];

const id = "0f0e0d0c-0b0a-4908-8706-050403020100";

test.each([
  `%2e%2e/media/${id}/1.webp`,
  "%2e%2e/%2e%2e/bucket/covers/empty?x=/1.webp",
  ...["a/../b", "..", "a/..", "./a", "a/.", "a//b", "/a", "a/", "", "a?b", "a#b", "a\\b"],
])("rejects the name %j before any request", async (name) => {
  const bucket = openBucket(client, "media");
  const calls = [
    ...[() => bucket.download(name), () => bucket.exists(name)],
    ...[() => bucket.upload(name, ""), () => bucket.remove([`${id}/1.webp`, name])],
  ];
  for (const call of calls) expect(call).toThrow("safe file name");
  if (!name.includes("/")) expect(() => openBucket(client, name)).toThrow("safe file name");
  expect(sent).toEqual([]);
});

test("accepts the names that the site gives its files", async () => {
  await openBucket(client, "media").download(`${id}/1600.webp`);
  expect(sent.splice(0)).toEqual([`${id}/1600.webp`]);
});

test("only lib/supabase/bucket.ts opens a bucket", () => {
  const files = globSync("{app,components,lib,local,scripts}/**/*.{ts,tsx}");
  const opening = files.filter((file) => /\bstorage\s*\.from\(/.test(readFileSync(file, "utf8")));
  expect(opening).toEqual(["lib/supabase/bucket.ts"]);
});
