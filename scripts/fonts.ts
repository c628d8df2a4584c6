import "./alias.ts";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { fallbackFaces } from "./fallback-faces.ts";
import { systemFonts } from "./system-fonts.ts";

const { look } = await import("../content/brand.ts");

/** Tolerance for letter widths within a fallback face; in headings, a shift of 1% is visible. */
const steps = { display: 0.05, text: 0.12 };

/** Characters that nearly every page needs. Pages load all others only if they show one. */
const common = `${ascii()}\u00a0©·×–—‘’“”…`;

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
  const { characterSet } = open(original);
  const letters = String.fromCodePoint(...characterSet);
  const rare = characterSet.filter(
    // fontkit includes the end marker of the character map.
    (code) => code < 0xffff && !common.includes(String.fromCodePoint(code)),
  );
  // Not in the call, because the types lack `keepFeatures`.
  const options = {
    targetFormat: "woff2",
    variationAxes: { wght: { min, max } },
    keepFeatures: ["kern", "tnum"],
  } as const;
  const parts = { [role]: common, [`${role}-extended`]: String.fromCodePoint(...rare) };
  for (const [name, characters] of Object.entries(parts)) {
    await writeFile(`content/fonts/${name}.woff2`, await subsetFont(original, characters, options));
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

function ascii(): string {
  return String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
}

/** Writes ascending code points as a CSS `unicode-range`. */
function unicodeRange(codes: number[]): string {
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  const hex = (code: number | undefined) => code?.toString(16) ?? "";
  return starts
    .map((start, index) => `U+${hex(start)}${start === ends[index] ? "" : `-${hex(ends[index])}`}`)
    .join(", ");
}

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
