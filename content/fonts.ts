import localFont from "next/font/local";

// Next.js reads these calls without running them, so the weights of brand.ts stand here once more.
// Swapped in when they arrive: the fallbacks of fonts/fallback.css take the same room, so nothing moves.

export const displayFont = localFont({
  src: "./fonts/display.woff2",
  variable: "--typeface-display",
  weight: "700 800",
  display: "swap",
  adjustFontFallback: false,
  fallback: ["display-arial", "display-roboto", "display-dejavu"],
});

export const textFont = localFont({
  src: "./fonts/text.woff2",
  variable: "--typeface-text",
  weight: "400 700",
  display: "swap",
  adjustFontFallback: false,
  fallback: ["text-arial", "text-roboto", "text-dejavu"],
});
