import { baseCurrency } from "@/content/currencies";
import { formatNumber } from "@/lib/numbers";

/** `TTD 5,000`; `amount` is in whole units of the base currency. */
export function formatPrice(amount: number, currency: string, exchangeRate: number): string {
  return `${currency} ${formatNumber(convert(amount, currency, exchangeRate))}`;
}

export function convert(amount: number, currency: string, exchangeRate: number): number {
  if (currency === baseCurrency.code) return Math.round(amount);
  // Floats such as 0.15 are inexact: 12 digits keep a half from rounding down.
  return Math.round(Number((amount * exchangeRate).toPrecision(12)));
}
