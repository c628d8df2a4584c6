import { expect, test } from "vitest";
import { currencyIn, formatPrice } from "@/lib/pricing/currency";

test.each([
  [5000, "TTD", 0.15, "TTD 5,000"],
  [5000, "USD", 0.15, "USD 750"],
  [10000, "USD", 0.15, "USD 1,500"],
  [7, "USD", 0.15, "USD 1"],
  [5000, "USD", 0.1478, "USD 739"],
  [5000, "USD", 7, "USD 35,000"],
  [5000, "USD", 0.0001, "USD 1"],
  // A half goes up, though 5000 times 0.0003 comes out a little short of it.
  [5000, "USD", 0.0003, "USD 2"],
  [5000, "TTD", 0.1478, "TTD 5,000"],
] as const)("%i in %s at %d is %s", (amount, currency, exchangeRate, text) => {
  expect(formatPrice(amount, currency, exchangeRate)).toBe(text);
});

test.each([
  ["TT", "TTD"],
  ["US", "USD"],
  ["DE", "USD"],
  [null, "TTD"],
] as const)("a visitor from %s first sees %s", (country, currency) => {
  expect(currencyIn(country)).toBe(currency);
});
