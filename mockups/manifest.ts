import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { pictureFile, widths } from "./encode.ts";
import { mockups } from "./mockup-list.ts";

const target = fileURLToPath(new URL("../content/pictures.ts", import.meta.url));

/** Writes content/pictures.ts from the files on disk. Throws when a picture was never shot. */
export async function writeManifest(): Promise<void> {
  const entries = await Promise.all(mockups.map(({ name }) => entry(name)));
  await writeFile(target, `${head}${entries.join("\n")}\n${foot}`);
}

const head = `// Made by \`npm run screenshots\`. Do not edit by hand.

export type Picture = {
  /** Pixels of the largest file; their ratio holds for every width. */
  width: number;
  height: number;
  /** Files are /work/<name>-<width>.avif, and the largest as .webp too. */
  widths: readonly number[];
  /** A tiny WebP as a data URI, to blur up from. */
  placeholder: string;
  /** Most common colour, as #rrggbb. */
  colour: string;
};

export const pictures = {
`;

const foot = `} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
`;

async function entry(name: string): Promise<string> {
  const file = pictureFile(name, Math.max(...widths), "webp");
  const { width, height } = await sharp(file).metadata();
  const tiny = await sharp(file).resize(16, 10, { fit: "fill" }).webp({ quality: 40 }).toBuffer();
  return `  "${name}": {
    width: ${width},
    height: ${height},
    widths: [${widths.join(", ")}],
    placeholder:
      "data:image/webp;base64,${tiny.toString("base64")}",
    colour: "${await commonColour(file)}",
  },`;
}

/** Mean of the fullest of 4096 boxes of colour, so that the noise of compression does not show. */
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
