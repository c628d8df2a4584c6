export type Brand = {
  name: string;
  /** Name in the logo. */
  shortName: string;
  place: { locality: string; country: string; countryCode: string };
  /** BCP 47 tag for the language of pages and emails, and the format of dates and numbers. */
  locale: string;
  timeZone: string;
};

export type Look = {
  /** Colours that don't follow the theme, plus the dark background; must match tokens.css. */
  palette: Readonly<Record<PaletteName, string>>;
  /** Each has a @fontsource-variable family, a range of weights, and tracking in ems. */
  fonts: Readonly<Record<"display" | "text", Typeface>>;
};
type Typeface = { family: string; weights: readonly [number, number]; tracking: number };
export type Currency = { code: string; singular: string; plural: string; inFull: string };
export type PaletteName = "sun" | "sunDeep" | "ink" | "paper" | "brow" | "rust" | "leaf" | "night";
