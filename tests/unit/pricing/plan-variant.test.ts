import { expect, test } from "vitest";
import { readVariant, startVariant } from "@/lib/request/plan-variant";

const calendly = { url: "https://calendly.com/a/30min", script: "https://assets.example/w.js" };
const variant = (query: string, path = "/get-started", settings: typeof calendly | null = null) =>
  startVariant(new URL(`${path}${query}`, "https://www.kiskadee.example"), settings)?.pathname ??
  null;
const nameOf = (path: string | null) => path?.replace("/get-started/", "") ?? "";

test.each([
  ["?plan=starter", "/get-started/starter"],
  ["?plan=PROFESSIONAL", "/get-started/professional"],
  ["?plan=eNtErPrIsE&utm_source=x", "/get-started/enterprise"],
  ["?plan=%73tarter", "/get-started/starter"],
])("%s shows %s", (query, path) => {
  expect(variant(query)).toBe(path);
});

test.each([
  "",
  "?plan=",
  "?plan=free",
  "?plan=starter&plan=enterprise",
  "?plan=starter&plan=starter",
  "?plan=%2573tarter",
  "?plan=../admin",
  "?plan=starter%00",
  "?plan=__proto__",
  `?plan=${"a".repeat(10_000)}`,
])("%s shows the plain page", (query) => {
  expect(variant(query)).toBe("/get-started/plain");
});

test("no other page has variants", () => {
  expect(variant("?plan=starter", "/contact")).toBeNull();
});

test.each(["plain", "starter"])("%s has a variant with the configured Calendly", (plan) => {
  const name = nameOf(variant(`?plan=${plan}`, "/get-started", calendly));
  expect(name).toMatch(new RegExp(`^${plan}-calendly-[0-9a-f]{16}$`));
  expect(readVariant(name, calendly)).toMatchObject({ calendly });
  expect(readVariant(name, calendly)?.plan?.id).toBe(plan === "plain" ? undefined : plan);
});

test("a variant stored under other settings is not there", () => {
  const name = nameOf(variant("", "/get-started", calendly));
  expect(readVariant(name, null)).toBeNull();
  expect(readVariant(name, { ...calendly, url: "https://calendly.com/b/30min" })).toBeNull();
  expect(readVariant(name, { ...calendly, script: "https://assets.example/x.js" })).toBeNull();
});

test("a variant of the built-in scheduler shows that one whatever is configured", () => {
  expect(readVariant("plain", calendly)).toEqual({ plan: null, calendly: null });
  expect(readVariant("starter", calendly)).toMatchObject({
    plan: { id: "starter" },
    calendly: null,
  });
});

test("no variant has the name of no plan", () => {
  expect(readVariant("free", null)).toBeNull();
});
