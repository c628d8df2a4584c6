import { baseCurrency, foreignCurrency } from "@/content/currencies";

export const currencyCodes: readonly string[] = [baseCurrency.code, foreignCurrency.code];

/** `country` is null if unknown. */
export function currencyIn(country: string | null): string {
  const isHome = country === null || baseCurrency.countries.includes(country);
  return isHome ? baseCurrency.code : foreignCurrency.code;
}
