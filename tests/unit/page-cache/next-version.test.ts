import next from "next/package.json";
import { expect, test } from "vitest";

const writtenFor = "16.4.6";

test(`lib/page-cache was written for Next.js ${writtenFor}`, () => {
  expect(
    next.version,
    `Next.js ${next.version} is installed, and lib/page-cache reaches into modules that may have changed: check that the other tests in this folder pass; that FileSystemCache still has get, set and revalidateTag, takes serverDistDir and reads flushToDisk before its first await; that tagsManifest still holds { stale, expired } by tag; and that a page opened in a browser reports no violation of its policy. Then write the new version here.`,
  ).toBe(writtenFor);
});
