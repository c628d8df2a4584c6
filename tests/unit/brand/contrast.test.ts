import { parse, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { brands } from "./brands";

// Body text 7:1, everything else 4.5:1, focus rings and field lines 3:1.
const pairs: [foreground: string, background: string, min: number][] = [
  ["fg", "bg", 7],
  ["fg", "bg-tint", 7],
  ["muted", "bg", 7],
  ["muted", "bg-tint", 7],
  ["on-mask", "mask", 7],
  ["rust", "bg", 4.5],
  ["focus", "bg", 3],
  ["focus", "bg-tint", 3],
  ["field-line", "bg", 3],
  ["mask", "bg", 3],
];
// What a surface does not set anew, and so never stands on it.
const pagePairs: typeof pairs = [
  ["error", "bg", 4.5],
  ["fg", "error-tint", 7],
  ["fg", "leaf-tint", 7],
  ["error", "error-tint", 3],
  ["leaf", "leaf-tint", 3],
  ["code-token-keyword", "bg-tint", 4.5],
  ["code-token-string", "bg-tint", 4.5],
  ["code-token-constant", "bg-tint", 4.5],
  ["code-token-function", "bg-tint", 4.5],
  ["code-token-comment", "bg-tint", 4.5],
];

type Theme = Record<string, string>;

describe.each(brands)("$name", ({ css }) => {
  const light = tokens(css, ":root {");
  const dark = { ...light, ...tokens(css, ".dark {") };
  const sun = tokens(css, ".surface-sun {");
  const ink = tokens(css, ".surface-ink {");

  describe.each<[string, Theme, typeof pairs]>([
    ["light", light, [...pairs, ...pagePairs]],
    ["dark", dark, [...pairs, ...pagePairs]],
    ["sun surface, light", { ...light, ...sun }, pairs],
    ["sun surface, dark", { ...dark, ...sun }, pairs],
    ["ink surface, light", { ...light, ...ink }, pairs],
    ["ink surface, dark", { ...dark, ...ink }, pairs],
  ])("%s", (_name, theme, pairs) => {
    test.each(pairs)("%s on %s reaches %d to 1", (foreground, background, min) => {
      const contrast = wcagContrast(colour(theme, foreground), colour(theme, background));
      expect(contrast).toBeGreaterThanOrEqual(min);
    });
  });

  test("without scripts the dark theme has the same tokens", () => {
    const media = css.slice(css.indexOf("@media (scripting: none)"));
    expect(tokens(media, ":root {")).toEqual(tokens(css, ".dark {"));
  });
});

/** The tokens that one rule of a stylesheet sets. */
function tokens(css: string, rule: string): Theme {
  const [, text = ""] = css.split(rule);
  const found = text.slice(0, text.indexOf("}")).matchAll(/--([\w-]+): ([^;]+);/g);
  const theme = Object.fromEntries([...found].map(([, name, value]) => [name, value]));
  expect(Object.keys(theme).length, rule).toBeGreaterThan(0);
  return theme;
}

/** A token's own colour, or that of the token it stands for. */
function colour(theme: Theme, name: string): string {
  const value = theme[name] ?? "";
  const alias = value.match(/^var\(--([\w-]+)\)$/)?.[1];
  if (alias) return colour(theme, alias);
  if (!parse(value) || value.includes("/")) throw new Error(`--${name} is no colour: ${value}`);
  return value;
}
