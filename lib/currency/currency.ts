export const currencies = ["TTD", "USD"] as const;
export type Currency = (typeof currencies)[number];

/** What one TT dollar is worth in US dollars where nothing else is set (spec section 9). */
export const defaultUsdPerTtd = 0.15;

/** `TTD 5,000`: an amount in whole TT dollars, converted and rounded to a whole number. */
export function formatPrice(amount: number, currency: Currency, usdPerTtd: number): string {
  return `${currency} ${convert(amount, currency, usdPerTtd).toLocaleString("en-US")}`;
}

/** An amount in whole TT dollars as a whole number of another currency. */
export function convert(amount: number, currency: Currency, usdPerTtd: number): number {
  if (currency === "TTD") return Math.round(amount);
  // Twelve figures: 0.15 and the like are no exact numbers, and a half must not become less than one.
  return Math.round(Number((amount * usdPerTtd).toPrecision(12)));
}

/** The currency for a visitor from this country: TTD in Trinidad and Tobago and where nobody knows. */
export function currencyIn(country: string | null): Currency {
  return country === null || country === "TT" ? "TTD" : "USD";
}
