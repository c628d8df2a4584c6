export const currencies = ["TTD", "USD"] as const;
export type Currency = (typeof currencies)[number];

/** What one TT dollar is worth in each currency (spec section 9). */
const exchangeRates: Readonly<Record<Currency, number>> = { TTD: 1, USD: 0.15 };

/** `TTD 5,000`: an amount in whole TT dollars, converted and rounded to a whole number. */
export function formatPrice(amount: number, currency: Currency): string {
  return `${currency} ${convert(amount, currency).toLocaleString("en-US")}`;
}

/** An amount in whole TT dollars as a whole number of another currency. */
export function convert(amount: number, currency: Currency): number {
  return Math.round(amount * exchangeRates[currency]);
}

/** The currency for a visitor from this country: TTD in Trinidad and Tobago and where nobody knows. */
export function currencyIn(country: string | null): Currency {
  return country === null || country === "TT" ? "TTD" : "USD";
}
