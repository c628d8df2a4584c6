import "server-only";
import sharp from "sharp";
import { coverTexts } from "./texts";
import { widthsFor } from "./uploaded";

/** The most pixels a picture may have; a decoded one takes four bytes of memory for each. */
const mostPixels = 50_000_000;

/** No narrower: a cover is shown across the page. */
const leastWidth = 320;

/** A cover in one width, as WebP. */
export type CoverFile = { width: number; bytes: Buffer };

/** Says what is wrong with a picture, in words for whoever chose it. */
export class CoverError extends Error {}

/**
 * A picture drawn anew in the widths covers are kept in, upright, without whatever else was in its file:
 * places, cameras, programs. Throws a CoverError for what is no picture, or not one that can be used.
 */
export async function encodeCover(file: Buffer): Promise<CoverFile[]> {
  if (!isKnownFormat(file)) throw new CoverError(coverTexts.format);
  const width = await widthOf(file);
  if (width < leastWidth) throw new CoverError(coverTexts.small(leastWidth));
  try {
    return await Promise.all(widthsFor(width).map((size) => encode(file, size)));
  } catch (cause) {
    throw new CoverError(coverTexts.broken, { cause });
  }
}

/**
 * By its first bytes, before any decoder reads it: an SVG could name files of the server, whatever the
 * name of its own file says.
 */
function isKnownFormat(file: Buffer): boolean {
  const start = file.subarray(0, 12).toString("latin1");
  return (
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("\x89PNG\r\n\x1a\n") ||
    /^RIFF.{4}WEBP/s.test(start) ||
    /^.{4}ftyp(avif|avis)/s.test(start)
  );
}

/** As it is seen: a camera that was held upright says so beside the picture. */
async function widthOf(file: Buffer): Promise<number> {
  const { width, height, autoOrient } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw new CoverError(coverTexts.broken, { cause });
    });
  if (width * height > mostPixels) throw new CoverError(coverTexts.pixels(mostPixels / 1_000_000));
  return autoOrient.width;
}

async function encode(file: Buffer, width: number): Promise<CoverFile> {
  const bytes = await sharp(file, { limitInputPixels: mostPixels, failOn: "truncated" })
    .timeout({ seconds: 30 })
    .autoOrient()
    .resize({ width })
    .webp({ quality: 80 })
    .toBuffer();
  return { width, bytes };
}
