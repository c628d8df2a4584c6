import { expect, test } from "vitest";
import { testFolders } from "@/scripts/changed-tests";

const all = ["bookings", "posts", "site", "support"];

test.each([
  ["a domain's file asks for the domain", ["lib/bookings/slots.ts"], ["e2e/bookings/"]],
  ["so does a test of it", ["e2e/posts/blog.spec.ts"], ["e2e/posts/"]],
  [
    "a shared file asks for all",
    ["lib/security/policy.ts"],
    ["e2e/bookings/", "e2e/posts/", "e2e/site/"],
  ],
  ["documents ask for none", ["README.md", "docs/posts/x.md"], []],
])("%s", (_, files, folders) => {
  expect(testFolders("e2e", files, all)).toEqual(folders);
});
