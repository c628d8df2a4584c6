import { expect, test } from "vitest";
import { hasBearer } from "@/lib/security/bearer";
import { isSameOrigin } from "@/lib/security/sender";

const site = "https://kiskadee.example";
const host = "kiskadee.example";

test.each<[Record<string, string>, boolean]>([
  [{ origin: site }, true],
  [{ origin: "https://www.kiskadee.example", host: "www.kiskadee.example" }, true],
  [{ origin: "https://evil.example", host }, false],
  [{ origin: "https://kiskadee.example.evil.example", host }, false],
  [{ origin: "null", host }, false],
  [{ origin: host, host }, false],
  [{ host }, false],
])("a submission with %j is of the same origin: %s", (headers, expected) => {
  expect(isSameOrigin(new Headers(headers), site)).toBe(expected);
});

test.each([
  [{ authorization: "Bearer 0123456789abcdef" }, true],
  [{ authorization: "Bearer 0123456789abcdeF" }, false],
  [{ authorization: "Bearer " }, false],
  [{ authorization: "bearer 0123456789abcdef" }, false],
  [{ authorization: "0123456789abcdef" }, false],
  [{ authorization: "" }, false],
  [undefined, false],
])("a request with %j has the secret: %s", (headers, expected) => {
  expect(hasBearer(new Headers(headers), "0123456789abcdef")).toBe(expected);
});
