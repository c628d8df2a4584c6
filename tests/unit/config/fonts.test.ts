import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { expect, test } from "vitest";
import { look } from "@/content/brand";

test.each(["display", "text"] as const)("the %s face has every letter of its package", (role) => {
  const { family, weights } = look.fonts[role];
  const original = read(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  const served = read(`content/fonts/${role}.woff2`);
  expect(served.characterSet).toEqual(original.characterSet);
  expect([served.variationAxes.wght?.min, served.variationAxes.wght?.max]).toEqual(weights);
  expect(served.availableFeatures).toEqual(expect.arrayContaining(["kern", "tnum"]));
});

function read(file: string): Font {
  const font = create(readFileSync(file));
  if ("fonts" in font) throw new Error(`${file} is a collection.`);
  return font;
}
