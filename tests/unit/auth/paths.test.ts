import { expect, test } from "vitest";
import { safeRedirectPath } from "@/lib/auth/safe-redirect-path";
import { readHint } from "@/lib/auth/session-hint";

test.each([
  ["/admin", "/admin"],
  ["/admin/posts?page=2&q=a%2Fb#list", "/admin/posts?page=2&q=a%2Fb#list"],
  ["/blog/../admin", "/admin"],
  ["/a?next=https://evil.example", "/a?next=https://evil.example"],
])("sign-in redirects to a path on this site: %s", (given, path) => {
  expect(safeRedirectPath(given)).toBe(path);
});

test.each([
  ..."https://evil.example/admin //evil.example /\\evil.example \\\\evil.example".split(" "),
  ..."/.//evil.example /x/..//evil.example javascript:alert(1) data:text/html,x admin".split(" "),
  ...["/\t/evil.example", "/\n/evil.example", "\t//evil.example", " //evil.example"],
  "",
  `/${"a".repeat(2000)}`,
  ["/admin", "/blog"],
  undefined,
  null,
])("sign-in redirects home for any other target: %j", (given) => {
  expect(safeRedirectPath(given)).toBe("/");
});

test.each([
  ["", "none"],
  ["a=b; viewer-hint=member", "member"],
  ["viewer-hint=admin; a=b", "admin"],
  ["viewer-hint=root", "none"],
  ["xsession-hint=admin", "none"],
])("reads the session hint in %j as %s", (cookies, hint) => {
  expect(readHint(cookies)).toBe(hint);
});
