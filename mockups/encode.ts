import { mkdir, readdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** A 412 px wide phone needs 721 or 1082 px. Quality is highest at the width desktops show 1:1. */
const avifQuality: Readonly<Record<number, number>> = { 736: 50, 1088: 50, 1440: 58, 2160: 50 };

const widths = Object.keys(avifQuality).map(Number);
const largestWidth = Math.max(...widths);

export const workFolder = fileURLToPath(new URL("../public/work/", import.meta.url));

/** Writes AVIFs of all widths up to the image's, and a WebP of the largest. Returns total bytes. */
export async function encode(name: string, image: Buffer, folder = workFolder): Promise<number> {
  await mkdir(folder, { recursive: true });
  await removePictures((picture) => picture === name, folder);
  const opaque = sharp(image).autoOrient().flatten({ background: "#fff" });
  const { info } = await opaque.clone().raw().toBuffer({ resolveWithObject: true });
  const largest = Math.min(info.width, largestWidth);
  const scaled = (width: number) => opaque.clone().resize({ width, kernel: "lanczos3" });
  const webp = await scaled(largest)
    .webp({ quality: 70, effort: 5, smartSubsample: true })
    .toFile(`${folder}${name}-${largest}.webp`);
  let bytes = webp.size;
  for (const width of [...widths.filter((size) => size < largest), largest]) {
    const avif = await scaled(width)
      .avif({ quality: avifQuality[width] ?? 50, effort: 6 })
      .toFile(`${folder}${name}-${width}.avif`);
    bytes += avif.size;
  }
  return bytes;
}

/** Writes one WebP, 736 px wide: drafts are shown small. */
export async function encodeDraft(name: string, image: Buffer): Promise<void> {
  const small = sharp(image).resize({ width: 736 });
  await small.webp({ quality: 60, effort: 6 }).toFile(`${workFolder}${name}-736.webp`);
}

/** Deletes all files of the pictures for which `isObsolete` returns true. */
export async function removePictures(
  isObsolete: (name: string) => boolean,
  folder = workFolder,
): Promise<void> {
  for (const file of await readdir(folder)) {
    const [, name] = /^(.+)-\d+\.(?:avif|webp)$/.exec(file) ?? [];
    if (name !== undefined && isObsolete(name)) await rm(`${folder}${file}`);
  }
}
