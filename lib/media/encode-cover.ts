import "server-only";
import sharp from "sharp";
import { coverStrings } from "./strings";
import { type CoverFormat, widthsFor } from "./uploaded-cover";

/** Decoding takes four bytes of memory per pixel. */
const maxPixels = 50_000_000;

const minWidth = 320;

export type CoverFile = { width: number; format: CoverFormat; bytes: Buffer };

export class CoverError extends Error {}

/**
 * AVIF in each width, and one WebP as wide as the largest for feeds, networks and old browsers.
 * Re-encoding drops metadata such as the place. Throws a CoverError to show to the user.
 */
export async function encodeCover(file: Buffer): Promise<CoverFile[]> {
  if (!isKnownFormat(file)) throw new CoverError(coverStrings.format);
  const width = await widthOf(file);
  if (width < minWidth) throw new CoverError(coverStrings.small(minWidth));
  const widths = widthsFor(width);
  try {
    return await Promise.all([
      ...widths.map((size) => encode(file, size, "avif")),
      encode(file, Math.max(...widths), "webp"),
    ]);
  } catch (cause) {
    throw new CoverError(coverStrings.broken, { cause });
  }
}

/** Checked before decoding, whatever the file name: an SVG could include files of the server. */
function isKnownFormat(file: Buffer): boolean {
  const start = file.subarray(0, 12).toString("latin1");
  return (
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("\x89PNG\r\n\x1a\n") ||
    /^RIFF.{4}WEBP/s.test(start) ||
    /^.{4}ftyp(avif|avis)/s.test(start)
  );
}

/** The width after rotation: cameras store the orientation as metadata. */
async function widthOf(file: Buffer): Promise<number> {
  const { width, height, autoOrient } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw new CoverError(coverStrings.broken, { cause });
    });
  if (width * height > maxPixels) throw new CoverError(coverStrings.pixels(maxPixels / 1_000_000));
  return autoOrient.width;
}

/** A higher effort takes seconds more for each upload, and saves a tenth of the bytes. */
const encoding = {
  avif: { quality: 45, effort: 2 },
  webp: { quality: 80 },
} as const;

async function encode(file: Buffer, width: number, format: CoverFormat): Promise<CoverFile> {
  const bytes = await sharp(file, { limitInputPixels: maxPixels, failOn: "truncated" })
    .timeout({ seconds: 30 })
    .autoOrient()
    .resize({ width })
    .toFormat(format, encoding[format])
    .toBuffer();
  return { width, format, bytes };
}
