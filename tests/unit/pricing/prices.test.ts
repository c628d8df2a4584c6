import { expect, test } from "vitest";
import { plans } from "@/content/plans";
import { currencyIn } from "@/lib/pricing/currency";
import { formatPrice } from "@/lib/pricing/price";
import { readVariant, startVariant } from "@/lib/request/plan-variant";

test.each([
  [5000, "TTD", 0.15, "TTD 5,000"],
  [5000, "USD", 0.15, "USD 750"],
  [10000, "USD", 0.15, "USD 1,500"],
  [7, "USD", 0.15, "USD 1"],
  [5000, "USD", 0.1478, "USD 739"],
  [5000, "USD", 7, "USD 35,000"],
  [5000, "USD", 0.0001, "USD 1"],
  // 1.5 rounds up, although 5000 * 0.0003 comes out slightly lower.
  [5000, "USD", 0.0003, "USD 2"],
  [5000, "TTD", 0.1478, "TTD 5,000"],
] as const)("formats %i in %s at the rate %d as %s", (amount, currency, exchangeRate, text) => {
  expect(formatPrice(amount, currency, exchangeRate)).toBe(text);
});

test.each([
  ["TT", "TTD"],
  ["US", "USD"],
  ["DE", "USD"],
  [null, "TTD"],
] as const)("shows a visitor from %s prices in %s by default", (country, currency) => {
  expect(currencyIn(country)).toBe(currency);
});

type Calendly = typeof calendly | null;
const calendly = { url: "https://calendly.com/a/30min", script: "https://assets.example/w.js" };
const variant = async (query: string, settings: Calendly = null, path = "/get-started") => {
  const url = new URL(`${path}${query}`, "https://www.kiskadee.example");
  return (await startVariant(url, settings))?.pathname;
};
const nameOf = (path = "") => path.replace("/get-started/", "");

test.each([
  ["?plan=starter", "starter"],
  ["?plan=PROFESSIONAL", "professional"],
  ["?plan=eNtErPrIsE&utm_source=x", "enterprise"],
  ["?plan=%73tarter", "starter"],
  ["", "plain"],
  ["?plan=", "plain"],
  ["?plan=free", "plain"],
  ["?plan=starter&plan=enterprise", "plain"],
  ["?plan=starter&plan=starter", "plain"],
  ["?plan=%2573tarter", "plain"],
  ["?plan=../admin", "plain"],
  ["?plan=starter%00", "plain"],
  ["?plan=__proto__", "plain"],
  [`?plan=${"a".repeat(10_000)}`, "plain"],
])("the query “%s” selects the variant %s", async (query, name) => {
  expect(await variant(query)).toBe(`/get-started/${name}`);
});

test("other pages have no variants", async () => {
  expect(await variant("?plan=starter", null, "/contact")).toBeUndefined();
});

test.each([
  ["plain", undefined],
  ["starter", "starter"],
])("the %s variant includes the configured Calendly settings", async (plan, id) => {
  const name = nameOf(await variant(`?plan=${plan}`, calendly));
  expect(name).toMatch(new RegExp(`^${plan}-calendly-[0-9a-f]{16}$`));
  expect(readVariant(name, calendly, plans)).toMatchObject({ calendly });
  expect(readVariant(name, calendly, plans)?.plan?.id).toBe(id);
});

const stored = nameOf(await variant("", calendly));
test.each([
  ["free", null],
  [stored, null],
  [stored, { ...calendly, url: "https://calendly.com/b/30min" }],
  [stored, { ...calendly, script: "https://assets.example/x.js" }],
])("does not find the variant %s with the settings %j", (name, settings) => {
  expect(readVariant(name, settings, plans)).toBeNull();
});

test("a variant with the built-in scheduler ignores the configured Calendly", () => {
  const plan = expect.objectContaining({ id: "starter" });
  expect(readVariant("plain", calendly, plans)).toEqual({ plan: null, calendly: null });
  expect(readVariant("starter", calendly, plans)).toEqual({ plan, calendly: null });
});
