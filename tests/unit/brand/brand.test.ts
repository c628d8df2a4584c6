import { readFileSync } from "node:fs";
import { formatHex } from "culori";
import { describe, expect, test } from "vitest";
import { fills } from "@/components/site/shapes";
import { brand } from "@/content/brand";
import { mark } from "@/content/logo";
import { palette } from "@/lib/artwork/palette";
import { svgElement } from "@/lib/artwork/shapes";
import { brands } from "./brands";

describe.each(brands)("the brand $name", ({ brand, css }) => {
  test.each(Object.entries(fills))("has its %s in the stylesheet too", (name, fill) => {
    const property = fill.slice("var(".length, -1);
    expect(css).toContain(`${property}: ${brand.palette[name as keyof typeof fills]};`);
  });

  test("has its night as the dark theme's background", () => {
    const dark = css.slice(css.indexOf(".dark {"));
    expect(dark.match(/--bg: ([^;]+);/)?.[1]).toBe(brand.palette.night);
  });

  test("has colours for its palette, and names the faces that pages load", () => {
    const loaded = readFileSync("content/fonts.ts", "utf8");
    for (const colour of Object.values(brand.palette)) {
      expect(formatHex(colour), colour).toMatch(/^#[\da-f]{6}$/);
    }
    for (const { family } of Object.values(brand.fonts)) {
      expect(loaded).toContain(`/${family}-latin-wght-normal.woff2`);
    }
  });

  test("has a zone, a locale and currencies that browsers know", () => {
    const { locale, timeZone, currencies } = brand;
    expect(() => new Intl.DateTimeFormat(locale, { timeZone })).not.toThrow();
    for (const { code } of [currencies.base, currencies.foreign]) {
      expect(Intl.supportedValuesOf("currency")).toContain(code);
    }
  });
});

// After a change of the logo or the palette: npm run icons
test("the icons are drawn from the logo", () => {
  const drawn = mark.map((shape) => svgElement(shape, palette)).join("");
  expect(readFileSync("app/icon.svg", "utf8")).toContain(
    `<title>${brand.shortName}</title>${drawn}</svg>`,
  );
});
