import { describe, expect, it } from "vitest";
import { isCurrent } from "@/components/site/nav-links";
import { readHint } from "@/lib/auth/session-hint";
import { retryInSeconds } from "@/lib/email/send-queued-mail";
import { isSlug } from "@/lib/posts/schema";
import { formatPrice } from "@/lib/pricing/currency";

describe("prices", () => {
  it.each([
    [5000, "TTD", "TTD 5,000"],
    [5000, "USD", "USD 750"],
    [10000, "USD", "USD 1,500"],
    [7, "USD", "USD 1"],
  ] as const)("%i in %s is %s", (amount, currency, text) => {
    expect(formatPrice(amount, currency, 0.15)).toBe(text);
  });

  it.each([
    [5000, "USD", 0.1478, "USD 739"],
    [5000, "USD", 7, "USD 35,000"],
    [5000, "USD", 0.0001, "USD 1"],
    // A half goes up, though 5000 times 0.0003 comes out a little short of it.
    [5000, "USD", 0.0003, "USD 2"],
    [5000, "TTD", 0.1478, "TTD 5,000"],
  ] as const)("%i in %s at %d is %s", (amount, currency, exchangeRate, text) => {
    expect(formatPrice(amount, currency, exchangeRate)).toBe(text);
  });
});

describe("a mail's next attempt", () => {
  it("waits twice as long each time, up to six hours", () => {
    expect([1, 2, 3, 4].map((attempts) => retryInSeconds(attempts, 30))).toEqual([
      30, 60, 120, 240,
    ]);
    expect(retryInSeconds(13, 30)).toBe(6 * 60 * 60);
  });

  it("is given up after about a day", () => {
    const waits = Array.from({ length: 13 }, (_, index) => retryInSeconds(index + 1, 30) ?? 0);
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(28);
    expect(retryInSeconds(14, 30)).toBeNull();
  });
});

describe("slugs", () => {
  it.each(["a", "forms-people-finish", "2026-in-review"])("%s is one", (slug) => {
    expect(isSlug(slug)).toBe(true);
  });
  it.each(["", "-a", "a-", "a--b", "A", "a b", "a/b", "%2e", "ü", "a".repeat(201)])(
    "%j is none",
    (slug) => {
      expect(isSlug(slug)).toBe(false);
    },
  );
});

describe("the hint of who is signed in", () => {
  it.each([
    ["", "none"],
    ["a=b; session-hint=member", "member"],
    ["session-hint=admin; a=b", "admin"],
    ["session-hint=root", "none"],
    ["xsession-hint=admin", "none"],
  ])("%j says %s", (cookies, hint) => {
    expect(readHint(cookies)).toBe(hint);
  });
});

describe("the current item of the navigation", () => {
  it.each([
    ["/", "/", true],
    ["/", "/blog", false],
    ["/blog", "/blog/a-post", true],
    ["/blog", "/blogger", false],
    ["/#features", "/", false],
  ])("%s on %s: %s", (href, pathname, current) => {
    expect(isCurrent(href, pathname)).toBe(current);
  });
});
