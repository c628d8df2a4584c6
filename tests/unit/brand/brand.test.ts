import { readFileSync } from "node:fs";
import { formatHex, parse, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { fills } from "@/components/site/shapes";
import { brand, look } from "@/content/brand";
import * as currencies from "@/content/currencies";
import { mark } from "@/content/logo";
import { serviceDrawings } from "@/content/service-drawings";
import { palette } from "@/lib/artwork/palette";
import { svgElement } from "@/lib/artwork/shapes";
import * as second from "../../brand/second/content/brand.ts";
import * as secondCurrencies from "../../brand/second/content/currencies.ts";
import { secondTokens } from "../../brand/second-tokens.ts";

const css = readFileSync("app/styles/tokens.css", "utf8");
// The site's own brand and a second one for tests, each with its token stylesheet.
const brands = [
  { brand, look, css, currencies },
  { ...second, css: secondTokens(css), currencies: secondCurrencies },
];

// To update the icons after changing the logo or palette: npm run icons
test("the icon matches the logo", () => {
  const drawn = mark.map((shape) => svgElement(shape, palette)).join("");
  const title = `<title>${brand.shortName}</title>`;
  expect(readFileSync("app/icon.svg", "utf8")).toContain(`${title}${drawn}</svg>`);
});

test("drawings.svg matches the service drawings", () => {
  const sheet = readFileSync("public/drawings.svg", "utf8");
  for (const shapes of Object.values(serviceDrawings)) {
    const drawn = shapes.map((shape) => svgElement(shape, palette)).join("");
    expect(sheet).toContain(`>${drawn}</g>`);
  }
});

/** Pairs of foreground and background tokens, with their minimum contrast. */
const pairs = (min: number, names: string): [string, string, number][] =>
  names.split(", ").map((pair) => [...(pair.split(" on ") as [string, string]), min]);

const everywhere = [
  ...pairs(7, "fg on bg, fg on bg-tint, muted on bg, muted on bg-tint, on-mask on mask"),
  ...pairs(4.5, "rust on bg"),
  ...pairs(3, "focus on bg, focus on bg-tint, field-line on bg, mask on bg"),
];
// The added pairs appear only outside surfaces, which don't override these tokens.
const onPages = [
  ...everywhere,
  ...pairs(7, "fg on error-tint, fg on leaf-tint"),
  ...pairs(4.5, "error on bg"),
  ...pairs(3, "error on error-tint, leaf on leaf-tint"),
  ...["keyword", "string", "constant", "function", "comment"].flatMap((token) =>
    pairs(4.5, `code-token-${token} on bg-tint`),
  ),
];

type Theme = Record<string, string>;

describe.each(brands)("the brand $brand.name", ({ brand, look, css, currencies }) => {
  test.each(Object.entries(fills))("matches the stylesheet's %s", (name, fill) => {
    const property = fill.slice("var(".length, -1);
    expect(css).toContain(`${property}: ${look.palette[name as keyof typeof fills]};`);
  });

  test("has valid palette colours and the font weights that pages load", () => {
    const loaded = readFileSync("content/fonts.ts", "utf8");
    for (const colour of Object.values(look.palette)) {
      expect(formatHex(colour), colour).toMatch(/^#[\da-f]{6}$/);
    }
    for (const [role, { weights }] of Object.entries(look.fonts)) {
      const face = loaded.slice(loaded.indexOf(`./fonts/${role}.woff2`));
      expect(/weight: "([^"]+)"/.exec(face)?.[1]).toBe(weights.join(" "));
    }
  });

  test("has a time zone, locale and currencies that browsers support", () => {
    const { locale, timeZone } = brand;
    expect(() => new Intl.DateTimeFormat(locale, { timeZone })).not.toThrow();
    const codes = [currencies.baseCurrency.code, currencies.foreignCurrency.code];
    expect(Intl.supportedValuesOf("currency")).toEqual(expect.arrayContaining(codes));
  });

  const root = tokens(css, ":root {");
  const [light, dark] = [themed(root, "light"), themed(root, "dark")];
  const sun = tokens(css, ".surface-sun {");
  const ink = tokens(css, ".surface-ink {");

  test("uses its night colour as the dark theme's background", () => {
    expect(dark.bg).toBe(look.palette.night);
  });

  describe.each<[string, Theme, typeof onPages]>([
    ["light", light, onPages],
    ["dark", dark, onPages],
    ["sun surface, light", { ...light, ...themed(sun, "light") }, everywhere],
    ["sun surface, dark", { ...dark, ...themed(sun, "dark") }, everywhere],
    ["ink surface, light", { ...light, ...ink }, everywhere],
    ["ink surface, dark", { ...dark, ...ink }, everywhere],
  ])("%s", (_name, theme, pairs) => {
    test.each(pairs)("%s on %s has at least %d:1 contrast", (foreground, background, min) => {
      const contrast = wcagContrast(colour(theme, foreground), colour(theme, background));
      expect(contrast).toBeGreaterThanOrEqual(min);
    });
  });

  test("the dark theme sets the same tokens with and without JavaScript", () => {
    const media = css.slice(css.indexOf("@media (scripting: none)"));
    expect(tokens(media, ":root {")).toEqual(tokens(css, ".dark {"));
  });
});

/** Returns the tokens set by the first rule with this selector that sets any. */
function tokens(css: string, rule: string): Theme {
  const rules = css.split(rule).slice(1);
  const themes = rules.map((text) => {
    const found = text.slice(0, text.indexOf("}")).matchAll(/--([\w-]+): ([^;]+);/g);
    return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
  });
  const theme = themes.find((found) => Object.keys(found).length > 0);
  if (!theme) throw new Error(`${rule} sets no token.`);
  return theme;
}

/** Resolves `light-dark()` values for a theme. */
function themed(tokens: Theme, theme: "light" | "dark"): Theme {
  const chosen = Object.entries(tokens).map(([name, value]) => {
    const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
    return [name, (theme === "light" ? light : dark) ?? value];
  });
  return Object.fromEntries(chosen);
}

/** Returns a token's colour, resolving aliases. */
function colour(theme: Theme, name: string): string {
  const value = theme[name] ?? "";
  const alias = value.match(/^var\(--([\w-]+)\)$/)?.[1];
  if (alias) return colour(theme, alias);
  if (!parse(value) || value.includes("/")) throw new Error(`--${name} is no colour: ${value}`);
  return value;
}
