import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { testFolders } from "@/scripts/changed-tests";
import { type LockedPackages, missingPlatforms } from "@/scripts/lock";

const all = ["bookings", "posts", "support"];

test.each([
  ["a domain's file asks for the domain", ["lib/bookings/slots.ts"], ["e2e/bookings/"]],
  ["so does a test of it", ["e2e/posts/admin.spec.ts"], ["e2e/posts/"]],
  ["a shared file asks for all", ["lib/security/policy.ts"], ["e2e/bookings/", "e2e/posts/"]],
  ["documents ask for none", ["README.md", "docs/posts/x.md"], []],
])("%s", (_, files, folders) => {
  expect(testFolders("e2e", files, all)).toEqual(folders);
});

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: LockedPackages;
};

test("the lock file has a build for every platform that a package lists", () => {
  expect(Object.keys(missingPlatforms(packages)), "cure: npm run lock").toEqual([]);
});

test("reports a build missing from the lock file with its platform", () => {
  const { "node_modules/@biomejs/cli-linux-x64-musl": _, ...rest } = packages;
  const version = packages["node_modules/@biomejs/biome"]?.version;
  const platform = { os: ["linux"], cpu: ["x64"], libc: ["musl"] };
  expect(missingPlatforms(rest)).toMatchObject({
    "node_modules/@biomejs/cli-linux-x64-musl": { version, ...platform, optional: true, dev: true },
  });
  expect(Object.keys(missingPlatforms(rest))).toHaveLength(1);
});
