export type Brand = {
  name: string;
  /** What the logo says. */
  shortName: string;
  place: { locality: string; country: string; countryCode: string };
  /** BCP 47: the language of pages and mails, and how dates and numbers are written. */
  locale: string;
  timeZone: string;
  currencies: {
    /** Prices are set in it, and shown in it to visitors from these countries. */
    base: Currency & { countries: readonly string[] };
    /** What visitors from elsewhere see. */
    foreign: Currency;
    /** What one of the base currency is worth in the foreign one until an admin sets it. */
    rate: number;
  };
};

export type Look = {
  /** The colours that do not follow the theme, and the dark theme's ground; tokens.css has the same. */
  palette: Readonly<Record<PaletteName, string>>;
  /** Families of @fontsource-variable; the first and last weight shown; distance between letters in type sizes. */
  fonts: Readonly<Record<"display" | "text", Typeface>>;
};
type Typeface = { family: string; weights: readonly [number, number]; tracking: number };
type Currency = { code: string; singular: string; plural: string; inFull: string };
export type PaletteName = "sun" | "sunDeep" | "ink" | "paper" | "brow" | "rust" | "leaf" | "night";
