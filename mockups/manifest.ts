import { readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { workFolder } from "./encode.ts";

const target = fileURLToPath(new URL("../content/pictures.ts", import.meta.url));

/** Writes content/pictures.ts from the files on disk. Throws if a picture was never encoded. */
export async function writeManifest(names: readonly string[]): Promise<void> {
  const entries = await Promise.all(names.map((name) => manifestEntry(name)));
  await writeFile(target, `${head}${entries.join("\n")}\n${foot}`);
}

const head = `// Made by \`npm run screenshots\`. Do not edit by hand.

export type Picture = {
  /** Pixels of the largest file; their ratio holds for every width. */
  width: number;
  height: number;
  /** Files are /work/<name>-<width>.avif, and the largest as .webp too. */
  widths: readonly number[];
  /** Most common colour, as #rrggbb. */
  colour: string;
  /** Data URI of a blurred copy, about 1 KB. */
  preview: string;
};

export const pictures = {
`;

const foot = `} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
`;

/** Returns the source text of a picture's entry. */
export async function manifestEntry(name: string, folder = workFolder): Promise<string> {
  const widths = (await readdir(folder))
    .filter(
      (file) => file.startsWith(`${name}-`) && /^\d+\.avif$/.test(file.slice(name.length + 1)),
    )
    .map((file) => Number.parseInt(file.slice(name.length + 1), 10))
    .sort((a, b) => a - b);
  if (widths.length === 0) throw new Error(`${name} has no files: run npm run screenshots ${name}`);
  const file = `${folder}${name}-${widths.at(-1)}.webp`;
  const { width, height } = await sharp(file).metadata();
  return `  "${name}": {
    width: ${width},
    height: ${height},
    widths: [${widths.join(", ")}],
    colour: "${await commonColour(file)}",
    preview:
      "${await preview(file)}",
  },`;
}

/**
 * Chromium takes a preview for the largest contentful paint if it is not enlarged, so as wide as a
 * phone's screen, and has at least 0.05 bits per pixel.
 */
const previewWidth = 416;

async function preview(file: string): Promise<string> {
  const blurred = sharp(file).resize({ width: previewWidth }).blur(4);
  const avif = await blurred.avif({ quality: 20, effort: 6 }).toBuffer();
  return `data:image/avif;base64,${avif.toString("base64")}`;
}

/** Averages the fullest of 4,096 colour buckets, so that compression noise has no effect. */
async function commonColour(file: string): Promise<string> {
  const pixels = await sharp(file).removeAlpha().raw().toBuffer();
  const boxes = new Map<number, [count: number, r: number, g: number, b: number]>();
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(i, i + 3);
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const box = boxes.get(key) ?? [0, 0, 0, 0];
    boxes.set(key, [box[0] + 1, box[1] + r, box[2] + g, box[3] + b]);
  }
  const [count, ...sums] = [...boxes.values()].reduce((a, b) => (b[0] > a[0] ? b : a));
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
