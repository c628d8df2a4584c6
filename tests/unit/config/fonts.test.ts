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
  const served = read(`content/fonts/${role}.woff2`);
  expect(served.characterSet).toEqual(original.characterSet);
  expect([served.variationAxes.wght?.min, served.variationAxes.wght?.max]).toEqual(weights);
  expect(served.availableFeatures).toEqual(expect.arrayContaining(["kern", "tnum"]));
});

const fallbacks = (["display", "text"] as const).flatMap((role) =>
  Object.keys(systemFonts).map((system) => [role, system] as const),
);

test.each(fallbacks)("the %s font's fallback %s matches its height", (role, system) => {
  const { ascent, descent, unitsPerEm } = read(`content/fonts/${role}.woff2`);
  const css = readFileSync("content/fonts/fallback.css", "utf8");
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
