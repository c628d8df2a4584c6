import localFont from "next/font/local";

// Next.js reads these calls without running them, so the weights of brand.ts stand here once more.
// Optional: a font that comes too late waits for the next page. Put in, it would move the text.

export const displayFont = localFont({
  src: "./fonts/display.woff2",
  variable: "--typeface-display",
  weight: "700 800",
  display: "optional",
  adjustFontFallback: "Arial",
});

export const textFont = localFont({
  src: "./fonts/text.woff2",
  variable: "--typeface-text",
  weight: "400 700",
  display: "optional",
  adjustFontFallback: "Arial",
});
