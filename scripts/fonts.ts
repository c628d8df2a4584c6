import "./alias.ts";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { fallbackFaces, unicodeRange } from "./fallback-faces.ts";
import { systemFonts } from "./system-fonts.ts";

const { look } = await import("../content/brand.ts");

/** Tolerance for letter widths within a fallback face; in headings, a shift of 1% is visible. */
const steps = { display: 0.05, text: 0.12 };

/** Whether nearly every page needs a character. Pages load all others only if they show one. */
const isCommon = (code: number) =>
  code <= 0x7e || "\u00a0©·×–—‘’“”…".includes(String.fromCodePoint(code));

/**
 * Subsets the site's fonts from their packages: Latin letters in the weights in use, with kerning
 * and digits of equal width. Run this after changing the fonts.
 */
const text = await siteText();
let faces = "/* Made by `npm run fonts`. Do not edit by hand. */\n";
for (const role of ["display", "text"] as const) {
  const { family, weights } = look.fonts[role];
  const [min, max] = weights;
  const folder = `node_modules/@fontsource-variable/${family}`;
  const original = await readFile(`${folder}/files/${family}-latin-wght-normal.woff2`);
  // fontkit includes the end marker of the character map.
  const codes = open(original).characterSet.filter((code) => code < 0xffff);
  const rare = codes.filter((code) => !isCommon(code));
  // Defined outside the call, because the package's types lack `keepFeatures`.
  const options = {
    targetFormat: "woff2",
    variationAxes: { wght: { min, max } },
    keepFeatures: ["kern", "tnum"],
  } as const;
  const files = { [role]: codes.filter(isCommon), [`${role}-extended`]: rare };
  for (const [name, part] of Object.entries(files)) {
    const letters = String.fromCodePoint(...part);
    await writeFile(`content/fonts/${name}.woff2`, await subsetFont(original, letters, options));
  }
  faces += `
@font-face {
  font-family: "${role}-extended";
  src: url("./${role}-extended.woff2") format("woff2");
  font-weight: ${min} ${max};
  font-display: swap;
  unicode-range: ${unicodeRange(rare)};
}
`;
  await writeFile(`content/fonts/${role}-license.txt`, await readFile(`${folder}/LICENSE`));
  const letters = String.fromCodePoint(...codes);
  const instances = await Promise.all(
    weightRanges(min, max).map(async ({ wght, ...range }) => {
      const options = { targetFormat: "truetype", variationAxes: { wght } } as const;
      return { ...range, font: open(await subsetFont(original, letters, options)) };
    }),
  );
  for (const [name, system] of Object.entries(systemFonts)) {
    faces += `\n${fallbackFaces(`${role}-${name}`, system, instances, steps[role], text)}`;
  }
}
await writeFile("content/fonts/faces.css", faces);

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
