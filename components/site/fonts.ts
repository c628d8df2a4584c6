import localFont from "next/font/local";

// Optional: a font that comes too late waits for the next page. Put in, it would move the text.

export const bricolage = localFont({
  src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  variable: "--font-bricolage",
  weight: "200 800",
  display: "optional",
  adjustFontFallback: "Arial",
});

export const instrument = localFont({
  src: "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  variable: "--font-instrument",
  weight: "400 700",
  display: "optional",
  adjustFontFallback: "Arial",
});
