import "./alias.ts";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { fallbackFaces } from "./fallback-faces.ts";
import { systemFonts } from "./system-fonts.ts";

const { look } = await import("../content/brand.ts");

/** Tolerance for letter widths within a fallback face; in headings, a shift of 1% is visible. */
const steps = { display: 0.05, text: 0.12 };

/**
 * Subsets the site's fonts from their packages: Latin letters in the weights in use, without glyphs
 * that only OpenType features use. Run this after changing the fonts.
 */
const text = await siteText();
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
  const instances = await Promise.all(
    weightRanges(min, max).map(async ({ wght, ...range }) => {
      const options = { targetFormat: "truetype", variationAxes: { wght } } as const;
      return { ...range, font: open(await subsetFont(original, letters, options)) };
    }),
  );
  for (const [name, system] of Object.entries(systemFonts)) {
    fallbacks += `\n${fallbackFaces(`${role}-${name}`, system, instances, steps[role], text)}`;
  }
}
await writeFile("content/fonts/fallback.css", fallbacks);

/** Splits weights into regular, measured at its lowest weight, and bold, at its middle one. */
function weightRanges(min: number, max: number) {
  const bold = Math.max(min, 500);
  const ranges = [
    { min, wght: min, max: Math.min(max, 499) },
    { min: bold, wght: (bold + max) / 2, max },
  ];
  return ranges.filter((range) => range.min <= range.max);
}

function open(file: Buffer): Font {
  const font = create(file);
  if ("fonts" in font) throw new Error("The typeface is a collection.");
  return font;
}

/** Returns the text of the articles, as a sample for letter frequencies. */
async function siteText(): Promise<string> {
  const folder = "content/articles";
  const files = await readdir(folder);
  return (await Promise.all(files.map((file) => readFile(`${folder}/${file}`, "utf8")))).join("");
}
