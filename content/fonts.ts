import localFont from "next/font/local";

// Next.js reads these calls without running them, so the families of brand.ts stand here once more.
// Optional: a font that comes too late waits for the next page. Put in, it would move the text.

export const displayFont = localFont({
  src: "../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  variable: "--typeface-display",
  weight: "200 800",
  display: "optional",
  adjustFontFallback: "Arial",
});

export const textFont = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  variable: "--typeface-text",
  weight: "400 700",
  display: "optional",
  adjustFontFallback: "Arial",
});
