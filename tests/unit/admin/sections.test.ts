import { expect, test } from "vitest";
import { currentSection } from "@/components/admin/frame/current-section";
import { withParams } from "@/components/admin/list/with-params";

test.each([
  ["/admin", "/admin"],
  ["/admin/posts", "/admin/posts"],
  ["/admin/posts/new", "/admin/posts/new"],
  ["/admin/posts/0d5f", "/admin/posts"],
  ["/admin/messages/0d5f", "/admin/messages"],
  ["/admin/unheard-of", "/admin"],
  ["/administration", undefined],
])("the path %s belongs to the section %s", (pathname, section) => {
  expect(currentSection(pathname)).toBe(section);
});

test.each([
  [{ q: "", status: undefined }, "/admin/posts"],
  [{ q: "a&b=c", page: "2" }, "/admin/posts?q=a%26b%3Dc&page=2"],
])("the parameters %j give %s", (params, href) => {
  expect(withParams("/admin/posts", params)).toBe(href);
});
