import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

export const widths = [640, 960, 1440, 2160] as const;
const folder = fileURLToPath(new URL("../public/work/", import.meta.url));

/** Path of one file on disk. */
export function pictureFile(name: string, width: number, format: "avif" | "webp"): string {
  return `${folder}${name}-${width}.${format}`;
}

/** Writes a screenshot in every width, as AVIF and WebP. Answers with the bytes written. */
export async function encode(name: string, png: Buffer): Promise<number> {
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  for (const width of widths) {
    const scaled = sharp(png).removeAlpha().resize({ width, kernel: "lanczos3" });
    const avif = await scaled
      .clone()
      .avif({ quality: width > 1440 ? 50 : 58, effort: 4 })
      .toFile(pictureFile(name, width, "avif"));
    const webp = await scaled
      .clone()
      .webp({ quality: width > 1440 ? 70 : 78, effort: 5, smartSubsample: true })
      .toFile(pictureFile(name, width, "webp"));
    bytes += avif.size + webp.size;
  }
  return bytes;
}
