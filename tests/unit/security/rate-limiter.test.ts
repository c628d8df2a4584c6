import { expect, test } from "vitest";
import { rateLimiter } from "@/lib/security/rate-limiter";

test("counts each key separately, returns the wait in seconds and resets afterwards", () => {
  let now = 0;
  const wait = rateLimiter({ max: 2, windowMs: 10_000, maxKeys: 10 }, () => now);
  expect([wait("a"), wait("a"), wait("b")]).toEqual([0, 0, 0]);
  now = 4_500;
  expect([wait("a"), wait("b")]).toEqual([6, 0]);
  now = 10_000;
  expect(wait("a")).toBe(0);
});

test("evicts the oldest key above the maximum", () => {
  const wait = rateLimiter({ max: 1, windowMs: 10_000, maxKeys: 2 }, () => 0);
  for (const key of ["a", "b", "c"]) expect(wait(key)).toBe(0);
  expect([wait("c"), wait("b"), wait("a")]).toEqual([10, 10, 0]);
});
