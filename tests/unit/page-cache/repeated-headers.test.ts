import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dropRepeatedHeaders } from "@/lib/page-cache/repeated-headers";

let write: (response: ServerResponse) => void;
const server = createServer((_, response) => {
  write(response);
  response.end();
});

beforeAll(async () => {
  dropRepeatedHeaders();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(() => new Promise((closed) => server.close(closed)));

test("a header that is there already is not appended again, another value of it is", async () => {
  write = (response) => {
    response.setHeader("location", "/blog/new");
    response.appendHeader("Location", "/blog/new");
    response.appendHeader("link", "<a>").appendHeader("link", "<b>").appendHeader("link", "<a>");
  };
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}`);
  expect(headers.get("location")).toBe("/blog/new");
  expect(headers.get("link")).toBe("<a>, <b>");
});
