import { expect, test } from "vitest";
import { dropRepeatedHeaders } from "@/lib/page-cache/repeated-headers";
import { startServer } from "@/tests/unit/http-server";

test("a header with the same value is not appended again, another value of it is", async () => {
  dropRepeatedHeaders();
  const url = await startServer((_request, response) => {
    response.setHeader("location", "/blog/new");
    response.appendHeader("Location", "/blog/new");
    response.appendHeader("link", "<a>").appendHeader("link", "<b>").appendHeader("link", "<a>");
    response.end();
  });
  const { headers } = await fetch(url);
  expect(headers.get("location")).toBe("/blog/new");
  expect(headers.get("link")).toBe("<a>, <b>");
});
