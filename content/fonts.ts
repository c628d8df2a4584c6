import localFont from "next/font/local";
// Not in globals.css, which pages load after their first paint: new faces there would make the
// browser lay out all text again.
import "./fonts/fallback.css";

// Next.js parses these calls without running them, so they repeat the weights from brand.ts.
// The fallbacks in fonts/fallback.css take up the same space, so nothing moves when fonts load.
// DejaVu Sans comes first: only Linux has it, and only Linux looks slowly for a missing font.

export const displayFont = localFont({
  src: "./fonts/display.woff2",
  variable: "--typeface-display",
  weight: "700 800",
  display: "swap",
  adjustFontFallback: false,
  fallback: ["display-dejavu", "display-arial", "display-roboto"],
});

export const textFont = localFont({
  src: "./fonts/text.woff2",
  variable: "--typeface-text",
  weight: "400 700",
  display: "swap",
  adjustFontFallback: false,
  fallback: ["text-dejavu", "text-arial", "text-roboto"],
});
