import { expect, it } from "vitest";
import { currentSection } from "@/components/admin/frame/current-section";
import { withParams } from "@/components/admin/list/with-params";

it.each([
  ["/admin", "/admin"],
  ["/admin/posts", "/admin/posts"],
  ["/admin/posts/new", "/admin/posts/new"],
  ["/admin/posts/0d5f", "/admin/posts"],
  ["/admin/messages/0d5f", "/admin/messages"],
  ["/admin/unheard-of", "/admin"],
  ["/administration", undefined],
])("%s belongs to %s", (pathname, section) => {
  expect(currentSection(pathname)).toBe(section);
});

it("leaves parameters that say nothing out of an address, and escapes the others", () => {
  expect(withParams("/admin/posts", { q: "", status: undefined })).toBe("/admin/posts");
  expect(withParams("/admin/posts", { q: "a&b=c", page: "2" })).toBe(
    "/admin/posts?q=a%26b%3Dc&page=2",
  );
});
