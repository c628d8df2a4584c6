import localFont from "next/font/local";
// Pages load globals.css after their first paint. Declared there, the fallback faces would make the
// browser lay out all text again.
import "./fonts/faces.css";

// Next.js parses these calls without running them, so they repeat the weights from brand.ts.
// fonts/faces.css adds the characters that few pages show, and fallbacks that take up the same
// space, so nothing moves when fonts load. Of those, DejaVu Sans comes first: looking up a missing
// font is slow on Linux, which usually has this one.

export const displayFont = localFont({
  src: "./fonts/display.woff2",
  variable: "--typeface-display",
  weight: "700 800",
  display: "swap",
  adjustFontFallback: false,
  fallback: ["display-extended", "display-dejavu", "display-arial", "display-roboto"],
});

export const textFont = localFont({
  src: "./fonts/text.woff2",
  variable: "--typeface-text",
  weight: "400 700",
  display: "swap",
  adjustFontFallback: false,
  fallback: ["text-extended", "text-dejavu", "text-arial", "text-roboto"],
});
