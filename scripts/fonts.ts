import "./alias.ts";
import { readFile, writeFile } from "node:fs/promises";
import { create } from "fontkit";
import subsetFont from "subset-font";

const { look } = await import("../content/brand.ts");

/**
 * The typefaces of the pages from those of the packages: their latin letters in the weights that
 * are shown, without the ones that only OpenType features reach. Run it after a change to them.
 */
for (const role of ["display", "text"] as const) {
  const { family, weights } = look.fonts[role];
  const [min, max] = weights;
  const folder = `node_modules/@fontsource-variable/${family}`;
  const original = await readFile(`${folder}/files/${family}-latin-wght-normal.woff2`);
  const font = create(original);
  if ("fonts" in font) throw new Error(`${family} is a collection.`);
  const subset = await subsetFont(original, String.fromCodePoint(...font.characterSet), {
    targetFormat: "woff2",
    variationAxes: { wght: { min, max } },
    noLayoutClosure: true,
  });
  await writeFile(`content/fonts/${role}.woff2`, subset);
  await writeFile(`content/fonts/${role}-license.txt`, await readFile(`${folder}/LICENSE`));
}
