import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** A phone 412 px wide needs 721 or 1082. Finest is what a desktop screen shows pixel by pixel. */
const avifQuality = { 736: 50, 1088: 50, 1440: 58, 2160: 50 };

export const widths = Object.keys(avifQuality).map(Number);
const folder = fileURLToPath(new URL("../public/work/", import.meta.url));

/** Path of one file on disk. */
export function pictureFile(name: string, width: number, format: "avif" | "webp"): string {
  return `${folder}${name}-${width}.${format}`;
}

/** Writes AVIF in every width and one WebP in the largest. Answers with the bytes written. */
export async function encode(name: string, png: Buffer): Promise<number> {
  await mkdir(folder, { recursive: true });
  const scaled = (width: number) => sharp(png).removeAlpha().resize({ width, kernel: "lanczos3" });
  const largest = Math.max(...widths);
  const webp = await scaled(largest)
    .webp({ quality: 70, effort: 5, smartSubsample: true })
    .toFile(pictureFile(name, largest, "webp"));
  let bytes = webp.size;
  for (const [width, quality] of Object.entries(avifQuality)) {
    const avif = await scaled(Number(width))
      .avif({ quality, effort: 6 })
      .toFile(pictureFile(name, Number(width), "avif"));
    bytes += avif.size;
  }
  return bytes;
}
