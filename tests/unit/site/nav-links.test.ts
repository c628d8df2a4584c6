import { expect, test } from "vitest";
import { isCurrent } from "@/components/site/header/nav-links";

test.each([
  ["/", "/", true],
  ["/", "/blog", false],
  ["/blog", "/blog/a-post", true],
  ["/blog", "/blogger", false],
  ["/#features", "/", false],
])("the link %s is current on %s: %s", (href, pathname, current) => {
  expect(isCurrent(href, pathname)).toBe(current);
});
