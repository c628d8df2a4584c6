import { parse, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { brands } from "./brands";

// Body text 7:1, everything else 4.5:1, focus rings and field lines 3:1.
const pairs: [foreground: string, background: string, least: number][] = [
  ["fg", "bg", 7],
  ["fg", "bg-tint", 7],
  ["muted", "bg", 7],
  ["muted", "bg-tint", 7],
  ["on-mask", "mask", 7],
  ["rust", "bg", 4.5],
  ["error", "bg", 4.5],
  ["fg", "error-tint", 7],
  ["fg", "leaf-tint", 7],
  ["focus", "bg", 3],
  ["focus", "bg-tint", 3],
  ["field-line", "bg", 3],
  ["mask", "bg", 3],
  ["error", "error-tint", 3],
  ["leaf", "leaf-tint", 3],
];
const code = ["keyword", "string", "constant", "function", "comment"];

type Theme = Record<string, string>;

describe.each(brands)("$name", ({ css }) => {
  describe.each(themesOf(css))("%s", (name, theme) => {
    const surface = name.includes("surface");
    // What a surface does not set anew never stands on it.
    const shown = surface ? pairs.filter(([fg, bg]) => !/error|leaf/.test(fg + bg)) : pairs;
    test.each(shown)("%s on %s reaches %d to 1", (foreground, background, least) => {
      expect(contrast(theme, foreground, background)).toBeGreaterThanOrEqual(least);
    });

    test.each(surface ? [] : code)("%s in code reaches 4.5 to 1", (token) => {
      expect(contrast(theme, `code-token-${token}`, "bg-tint")).toBeGreaterThanOrEqual(4.5);
    });
  });

  test("without scripts the dark theme has the same tokens", () => {
    const media = css.slice(css.indexOf("@media (scripting: none)"));
    expect(tokens(media, ":root {")).toEqual(tokens(css, ".dark {"));
  });
});

function themesOf(css: string): [name: string, theme: Theme][] {
  const light = tokens(css, ":root {");
  const dark = { ...light, ...tokens(css, ".dark {") };
  const [sun, ink] = [tokens(css, ".surface-sun {"), tokens(css, ".surface-ink {")];
  return [
    ["light", light],
    ["dark", dark],
    ["sun surface, light", { ...light, ...sun }],
    ["sun surface, dark", { ...dark, ...sun }],
    ["ink surface, light", { ...light, ...ink }],
    ["ink surface, dark", { ...dark, ...ink }],
  ];
}

/** The tokens that one rule of a stylesheet sets. */
function tokens(css: string, rule: string): Theme {
  const [, text = ""] = css.split(rule);
  const found = text.slice(0, text.indexOf("}")).matchAll(/--([\w-]+): ([^;]+);/g);
  const theme = Object.fromEntries([...found].map(([, name, value]) => [name, value]));
  expect(Object.keys(theme).length, rule).toBeGreaterThan(0);
  return theme;
}

function contrast(theme: Theme, foreground: string, background: string): number {
  return wcagContrast(colour(theme, foreground), colour(theme, background));
}

/** A token's own colour, or that of the token it stands for. */
function colour(theme: Theme, name: string): string {
  const value = theme[name] ?? "";
  const alias = value.match(/^var\(--([\w-]+)\)$/)?.[1];
  if (alias) return colour(theme, alias);
  if (!parse(value) || value.includes("/"))
    throw new Error(`--${name}: ${value} is no plain colour`);
  return value;
}
