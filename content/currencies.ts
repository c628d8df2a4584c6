import type { Currency } from "./brand-type.ts";

/** Prices are set in this currency, and visitors from these countries see it. */
export const baseCurrency: Currency & { countries: readonly string[] } = {
  code: "TTD",
  singular: "TT dollar",
  plural: "TT dollars",
  inFull: "Trinidad and Tobago dollars",
  countries: ["TT"],
};

/** Shown to visitors from other countries. */
export const foreignCurrency: Currency = {
  code: "USD",
  singular: "US dollar",
  plural: "US dollars",
  inFull: "US dollars",
};

/** Units of the foreign currency per base unit, until an admin sets a rate. */
export const defaultRate: number = 0.15;
