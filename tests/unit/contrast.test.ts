import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("app/styles/tokens.css", "utf8");
const light = tokens(block(":root {"));
const dark = { ...light, ...tokens(block(".dark {")) };
const themes = {
  light,
  dark,
  "sun surface, light": { ...light, ...tokens(block(".surface-sun {")) },
  "sun surface, dark": { ...dark, ...tokens(block(".surface-sun {")) },
  "ink surface, light": { ...light, ...tokens(block(".surface-ink {")) },
  "ink surface, dark": { ...dark, ...tokens(block(".surface-ink {")) },
};

// brand.md: body text 7:1, everything else 4.5:1, focus rings and field lines 3:1.
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

for (const [name, theme] of Object.entries(themes)) {
  const surface = name.includes("surface");
  describe(name, () => {
    // What a surface does not set anew never stands on it.
    const shown = surface ? pairs.filter(([fg, bg]) => !/error|leaf/.test(fg + bg)) : pairs;
    it.each(shown)("%s on %s reaches %d to 1", (foreground, background, least) => {
      expect(contrast(theme, foreground, background)).toBeGreaterThanOrEqual(least);
    });

    it.each(surface ? [] : code)("%s in code reaches 4.5 to 1", (token) => {
      expect(contrast(theme, `code-token-${token}`, "bg-tint")).toBeGreaterThanOrEqual(4.5);
    });
  });
}

it("without scripts the dark theme has the same tokens", () => {
  const media = css.slice(css.indexOf("@media (scripting: none)"));
  expect(tokens(media.slice(0, media.indexOf("\n}")))).toEqual(tokens(block(".dark {")));
});

function block(start: string): string {
  const from = css.indexOf(start);
  expect(from, start).toBeGreaterThanOrEqual(0);
  return css.slice(from, css.indexOf("\n}", from));
}

function tokens(text: string): Record<string, string> {
  const found = text.matchAll(/--([\w-]+): ([^;]+);/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

function contrast(theme: Record<string, string>, foreground: string, background: string): number {
  const [a, b] = [luminance(theme, foreground), luminance(theme, background)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** WCAG's relative luminance of a token; OKLCH to linear sRGB as in CSS Color 4. */
function luminance(theme: Record<string, string>, name: string): number {
  const value = theme[name] ?? "";
  const alias = value.match(/^var\(--([\w-]+)\)$/)?.[1];
  if (alias) return luminance(theme, alias);
  const numbers =
    value.match(/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/) ?? value.match(/^oklch\((1) (0) (0)\)$/);
  if (!numbers) throw new Error(`--${name}: ${value} is no plain OKLCH colour`);
  const [lightness = 0, chroma = 0, hue = 0] = numbers.slice(1).map(Number);
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}
