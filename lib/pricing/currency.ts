import { brand } from "@/content/brand";
import { formatNumber } from "@/lib/numbers";

const { base, foreign } = brand.currencies;

export const currencies: readonly string[] = [base.code, foreign.code];

/** `TTD 5,000`; `amount` is in whole units of the base currency. */
export function formatPrice(amount: number, currency: string, exchangeRate: number): string {
  return `${currency} ${formatNumber(convert(amount, currency, exchangeRate))}`;
}

export function convert(amount: number, currency: string, exchangeRate: number): number {
  if (currency === base.code) return Math.round(amount);
  // Floats such as 0.15 are inexact: 12 digits keep a half from rounding down.
  return Math.round(Number((amount * exchangeRate).toPrecision(12)));
}

/** `country` is null where it is unknown. */
export function currencyIn(country: string | null): string {
  return country === null || base.countries.includes(country) ? base.code : foreign.code;
}
