import { brand } from "@/content/brand";

const { base, foreign } = brand.currencies;

export const currencies: readonly string[] = [base.code, foreign.code];

/** `country` is null if unknown. */
export function currencyIn(country: string | null): string {
  return country === null || base.countries.includes(country) ? base.code : foreign.code;
}
