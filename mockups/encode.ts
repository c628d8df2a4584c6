import { mkdir, readdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

/** AVIF quality by width. */
type Quality = Readonly<Record<number, number>>;

/** A 412 px wide phone needs 721 or 1082 px. Quality is highest at the width desktops show 1:1. */
const pictureQuality: Quality = { 736: 50, 1088: 50, 1440: 58, 2160: 50 };

/** Drafts are shown small, and their plain shapes need fewer bytes. */
export const draftQuality: Quality = { 736: 42 };

export const workFolder = fileURLToPath(new URL("../public/work/", import.meta.url));

/** Writes AVIFs of all widths up to the image's, and a WebP of the largest. Returns total bytes. */
export async function encode(
  name: string,
  image: Buffer,
  { folder = workFolder, quality = pictureQuality } = {},
): Promise<number> {
  await mkdir(folder, { recursive: true });
  await removePictures((picture) => picture === name, folder);
  const opaque = sharp(image).autoOrient().flatten({ background: "#fff" });
  const { info } = await opaque.clone().raw().toBuffer({ resolveWithObject: true });
  const widths = Object.keys(quality).map(Number);
  const largest = Math.min(info.width, Math.max(...widths));
  const scaled = (width: number) => opaque.clone().resize({ width, kernel: "lanczos3" });
  const webp = await scaled(largest)
    .webp({ quality: 70, effort: 5, smartSubsample: true })
    .toFile(`${folder}${name}-${largest}.webp`);
  let bytes = webp.size;
  for (const width of [...widths.filter((size) => size < largest), largest]) {
    const avif = await scaled(width)
      .avif({ quality: quality[width] ?? 50, effort: 6 })
      .toFile(`${folder}${name}-${width}.avif`);
    bytes += avif.size;
  }
  return bytes;
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
