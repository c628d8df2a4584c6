import { describe, expect, it } from "vitest";
import { hasBearer } from "@/lib/security/bearer";
import { isSameOrigin } from "@/lib/security/sender";

const site = "https://kiskadee.example";

describe("where a submission comes from", () => {
  it.each([
    [{ origin: site }, true],
    [{ origin: "https://www.kiskadee.example", host: "www.kiskadee.example" }, true],
    [{ origin: "https://evil.example", host: "kiskadee.example" }, false],
    [{ origin: "https://kiskadee.example.evil.example", host: "kiskadee.example" }, false],
    [{ origin: "null", host: "kiskadee.example" }, false],
    [{ origin: "kiskadee.example", host: "kiskadee.example" }, false],
    [{ host: "kiskadee.example" }, false],
  ])("%j is ours: %s", (headers, expected) => {
    expect(isSameOrigin(new Headers(headers as Record<string, string>), site)).toBe(expected);
  });
});

describe("a machine's secret", () => {
  it.each([
    ["Bearer 0123456789abcdef", true],
    ["Bearer 0123456789abcdeF", false],
    ["Bearer ", false],
    ["bearer 0123456789abcdef", false],
    ["0123456789abcdef", false],
    ["", false],
  ])("%j passes: %s", (authorization, expected) => {
    expect(hasBearer(new Headers({ authorization }), "0123456789abcdef")).toBe(expected);
  });

  it("is wanted at all", () => {
    expect(hasBearer(new Headers(), "0123456789abcdef")).toBe(false);
  });
});
