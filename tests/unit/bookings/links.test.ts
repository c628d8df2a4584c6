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

test.each([
  ["another purpose", token.replace("cancel", "reschedule")],
  ["another booking", token.replace("3f0a", "3f0b")],
  ["another count", token.replace("-2.", "-3.")],
  ["a later end", token.replace(/\.(\d{10})\./, ".9999999999.")],
  ["another signature", `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`],
  ["no signature", token.slice(0, token.lastIndexOf("."))],
  ["something after it", `${token}x`],
  ["a line break after it", `${token}\n`],
  ["nothing", ""],
  ["ten thousand characters", "a".repeat(10_000)],
  ["markup", "<script>alert(1)</script>"],
  ["a null byte", `${token}\u0000`],
  ["another secret", signLink(link, expires, "another-secret")],
])("a mailed link with %s is forged", (_what, forged) => {
  expect(readLink(forged, before, secret)).toEqual({ status: "forged" });
});
