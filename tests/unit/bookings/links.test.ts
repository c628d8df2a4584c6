import { expect, test } from "vitest";
import { readLink, signLink } from "@/lib/bookings/links";

const secret = "a-secret-of-the-test";
const id = "3f0a1b2c-0000-4000-8000-00000000abcd";
const expires = Date.parse("2026-11-24T13:00:00Z");
const before = expires - 1;
const link = { purpose: "cancel", id, sequence: 2 } as const;
const token = signLink(link, expires, secret);

test("a mailed link is valid for its purpose, its booking and its count of changes", () => {
  expect(readLink(token, before, secret)).toEqual({ status: "valid", ...link });
});

test("a mailed link expires when the consultation begins", () => {
  expect(readLink(token, expires, secret)).toEqual({ status: "expired" });
});

// What else forges a token: tests/unit/links/signed-token.test.ts
test.each([
  token.replace("cancel", "reschedule"),
  token.replace("3f0a", "3f0b"),
  token.replace("-2.", "-3."),
  token.replace(/\.(\d{10})\./, ".9999999999."),
  token.slice(0, token.lastIndexOf(".")),
  `${token}\n`,
  `${token}\u0000`,
  "",
  "a".repeat(10_000),
])("the mailed link %j is forged", (link) => {
  expect(readLink(link, before, secret)).toEqual({ status: "forged" });
});
