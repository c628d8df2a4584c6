import { describe, expect, test } from "vitest";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";

describe("where to go after signing in", () => {
  test.each([
    ["/admin", "/admin"],
    ["/admin/posts?page=2&q=a%2Fb#list", "/admin/posts?page=2&q=a%2Fb#list"],
    ["/blog/../admin", "/admin"],
    ["/a?next=https://evil.example", "/a?next=https://evil.example"],
  ])("a path of this site is kept: %s", (given, path) => {
    expect(safeRedirectPath(given)).toBe(path);
  });

  test.each([
    "https://evil.example/admin",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "admin",
    "",
    `/${"a".repeat(2000)}`,
    ["/admin", "/blog"],
    undefined,
    null,
  ])("anything else goes home: %j", (given) => {
    expect(safeRedirectPath(given)).toBe("/");
  });
});
