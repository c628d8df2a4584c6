import "./alias.ts";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { fallbackFaces } from "./fallback-faces.ts";

const { look } = await import("../content/brand.ts");

/**
 * How fallback faces divide a typeface: ranges of weights with the one that pages use most, and how far
 * the widths of letters in one face may differ. Headings are so large that a percent moves them visibly.
 */
const divisions = {
  display: { weights: [{ min: 700, most: 780, max: 800 }], step: 0.08 },
  text: {
    weights: [
      { min: 400, most: 400, max: 499 },
      { min: 500, most: 550, max: 599 },
      { min: 600, most: 650, max: 700 },
    ],
    step: 0.5,
  },
};

/**
 * The typefaces of the pages from those of the packages: their latin letters in the weights that
 * are shown, without the ones that only OpenType features reach. Run it after a change to them.
 */
let fallbacks = "/* Made by `npm run fonts`. Do not edit by hand. */\n";
for (const role of ["display", "text"] as const) {
  const { family, weights } = look.fonts[role];
  const [min, max] = weights;
  const folder = `node_modules/@fontsource-variable/${family}`;
  const original = await readFile(`${folder}/files/${family}-latin-wght-normal.woff2`);
  const letters = String.fromCodePoint(...open(original).characterSet);
  const subset = await subsetFont(original, letters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min, max } },
    noLayoutClosure: true,
  });
  await writeFile(`content/fonts/${role}.woff2`, subset);
  await writeFile(`content/fonts/${role}-license.txt`, await readFile(`${folder}/LICENSE`));
  const { weights: ranges, step } = divisions[role];
  const instances = await Promise.all(
    ranges.map(async ({ min, most: wght, max }) => {
      const options = { targetFormat: "truetype", variationAxes: { wght } } as const;
      return { min, max, font: open(await subsetFont(original, letters, options)) };
    }),
  );
  fallbacks += `\n${fallbackFaces(`${role}-fallback`, instances, step, await siteText())}`;
}
await writeFile("content/fonts/fallback.css", fallbacks);

function open(file: Buffer): Font {
  const font = create(file);
  if ("fonts" in font) throw new Error("The typeface is a collection.");
  return font;
}

/** What the site says, for how often it uses each letter. */
async function siteText(): Promise<string> {
  const folder = "content/articles";
  const files = await readdir(folder);
  return (await Promise.all(files.map((file) => readFile(`${folder}/${file}`, "utf8")))).join("");
}
