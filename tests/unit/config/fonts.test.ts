import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";
import { look } from "@/content/brand";
import { systemFonts } from "../../../scripts/system-fonts";

test.each(["display", "text"] as const)("the %s font has all its package's characters", (role) => {
  const { family, weights } = look.fonts[role];
  const original = read(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  const files = ["", "-extended"].map((part) => read(`content/fonts/${role}${part}.woff2`));
  const served = files.flatMap(({ characterSet }) => characterSet);
  expect(new Set(served)).toEqual(new Set(original.characterSet));
  for (const { variationAxes, availableFeatures } of files) {
    expect([variationAxes.wght?.min, variationAxes.wght?.max]).toEqual(weights);
    expect(availableFeatures).toContain("kern");
  }
});

test.each(["display", "text"] as const)("the %s font loads rare characters on demand", (role) => {
  const family = `"${role}-extended"`;
  expect(readFileSync("content/fonts.ts", "utf8")).toContain(`fallback: [${family}, `);
  const face = readFileSync("content/fonts/faces.css", "utf8")
    .split("@font-face")
    .find((part) => part.includes(family));
  const ranges = [...(face ?? "").matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].map(
    ([, start = "", end = start]) =>
      [Number.parseInt(start, 16), Number.parseInt(end, 16)] as const,
  );
  const isLoadedFor = (code: number) => ranges.some(([start, end]) => start <= code && code <= end);
  const { characterSet } = read(`content/fonts/${role}-extended.woff2`);
  expect(characterSet.filter((code) => !isLoadedFor(code))).toEqual([0xffff]);
  expect(read(`content/fonts/${role}.woff2`).characterSet.filter(isLoadedFor)).toEqual([]);
});

test.each(["display", "text"] as const)("the %s font has digits of equal width", (role) => {
  const { glyphs } = read(`content/fonts/${role}.woff2`).layout("0123456789", ["tnum"]);
  expect(new Set(glyphs.map(({ advanceWidth }) => advanceWidth)).size).toBe(1);
});

const fallbacks = (["display", "text"] as const).flatMap((role) =>
  Object.keys(systemFonts).map((system) => [role, system] as const),
);

test.each(fallbacks)("the %s font's fallback %s matches its height", (role, system) => {
  const { ascent, descent, unitsPerEm } = read(`content/fonts/${role}.woff2`);
  const css = readFileSync("content/fonts/faces.css", "utf8");
  const faces = css.split("@font-face").filter((face) => face.includes(`"${role}-${system}"`));
  const ranges = faces.map((face) => /font-weight: (.+);/.exec(face)?.[1]);
  const [min, max] = look.fonts[role].weights;
  expect(ranges.at(0)).toMatch(`${min} `);
  expect(ranges.at(-1)).toMatch(` ${max}`);
  for (const face of faces) {
    const percent = (name: string) => Number(new RegExp(`${name}: (.+)%`).exec(face)?.[1]) / 100;
    const size = percent("size-adjust");
    expect(percent("ascent-override") * size).toBeCloseTo(ascent / unitsPerEm, 3);
    expect(percent("descent-override") * size).toBeCloseTo(-descent / unitsPerEm, 3);
  }
});

function read(file: string): Font {
  const font = create(readFileSync(file));
  if ("fonts" in font) throw new Error(`${file} is a collection.`);
  return font;
}
