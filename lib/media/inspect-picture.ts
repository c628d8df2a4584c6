import "server-only";
import sharp from "sharp";
import { mediaStrings } from "./strings";

/**
 * Decoding takes four bytes of memory per pixel. In an animation, the pixels of all frames count.
 */
export const maxPixels = 50_000_000;

/** WebP allows at most 16,383 pixels per side. */
const maxRatio = 10;

export class PictureError extends Error {}

/** Reads only the header. Throws a user-facing PictureError. */
export async function inspectPicture(file: Buffer) {
  requireKnownFormat(file);
  const metadata = sharp(file, { limitInputPixels: false }).metadata();
  const { width, height, pages } = await metadata.catch((cause) => {
    throw new PictureError(mediaStrings.broken, { cause });
  });
  const pixels = width * height;
  if (pixels > maxPixels) throw new PictureError(mediaStrings.pixels(maxPixels / 1_000_000));
  const frames = isAvif(file) ? 1 : (pages ?? 1);
  if (pixels * frames > maxPixels) throw new PictureError(mediaStrings.animation);
  if (Math.max(width / height, height / width) > maxRatio) {
    throw new PictureError(mediaStrings.shape(maxRatio));
  }
  return { width, height, isAnimated: frames > 1 };
}

/**
 * Checks the content, not the file name, before decoding: an SVG could embed the server's files.
 */
function requireKnownFormat(file: Buffer): void {
  if (file.length === 0) throw new PictureError(mediaStrings.empty);
  const start = file.subarray(0, 12).toString("latin1");
  if (/^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(start)) {
    throw new PictureError(mediaStrings.heic);
  }
  const isKnown =
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("\x89PNG\r\n\x1a\n") ||
    /^GIF8[79]a/.test(start) ||
    /^RIFF.{4}WEBP/s.test(start) ||
    /^.{4}ftyp(avif|avis)/s.test(start);
  if (!isKnown) throw new PictureError(mediaStrings.format);
}

/** An AVIF file may contain several pictures, of which the first is shown. */
const isAvif = (file: Buffer): boolean => file.toString("latin1", 4, 8) === "ftyp";
