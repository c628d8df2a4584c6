import type { Brand, Look } from "@/content/brand-type";

export const brand: Brand = {
  name: "Saltmarsh Works",
  shortName: "Saltmarsh",
  place: { locality: "Galway", country: "Ireland", countryCode: "IE" },
  locale: "en-IE",
  timeZone: "Europe/Dublin",
};

export const look: Look = {
  palette: {
    sun: "oklch(0.88 0.13 182)",
    sunDeep: "oklch(0.83 0.13 178)",
    ink: "oklch(0.19 0.015 250)",
    paper: "oklch(0.985 0.008 250)",
    brow: "oklch(1 0 0)",
    rust: "oklch(0.52 0.12 350)",
    leaf: "oklch(0.43 0.1 150)",
    night: "oklch(0.185 0.012 250)",
  },
  fonts: {
    display: { family: "bricolage-grotesque", weights: [700, 800], tracking: -0.045 },
    text: { family: "instrument-sans", weights: [400, 700], tracking: -0.01 },
  },
};
