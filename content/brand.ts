import type { Brand, Look } from "./brand-type.ts";

/**
 * The agency's identity. Other facts are in site.ts, currencies in currencies.ts, the logo in
 * logo.ts, the fonts in fonts.ts, and the remaining colours and the sizes in app/styles/tokens.css.
 */
export const brand: Brand = {
  name: "Kiskadee Studio",
  shortName: "Kiskadee",
  place: { locality: "Port of Spain", country: "Trinidad and Tobago", countryCode: "TT" },
  locale: "en-TT",
  timeZone: "America/Port_of_Spain",
};

/** Separate from `brand`, which is bundled into client-side scripts. */
export const look: Look = {
  palette: {
    sun: "oklch(0.88 0.175 97)",
    sunDeep: "oklch(0.83 0.172 93)",
    ink: "oklch(0.19 0.015 75)",
    paper: "oklch(0.985 0.008 95)",
    brow: "oklch(1 0 0)",
    rust: "oklch(0.52 0.12 45)",
    leaf: "oklch(0.43 0.1 150)",
    night: "oklch(0.185 0.012 75)",
  },
  fonts: {
    display: { family: "bricolage-grotesque", weights: [700, 800], tracking: -0.045 },
    text: { family: "instrument-sans", weights: [400, 700], tracking: -0.01 },
  },
};
