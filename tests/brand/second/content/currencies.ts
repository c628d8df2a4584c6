import type { Currency } from "@/content/brand-type";

export const baseCurrency: Currency & { countries: readonly string[] } = {
  code: "EUR",
  singular: "euro",
  plural: "euros",
  inFull: "euros",
  countries: ["IE"],
};

export const foreignCurrency: Currency = {
  code: "GBP",
  singular: "pound",
  plural: "pounds",
  inFull: "pounds sterling",
};

export const defaultRate: number = 0.86;
