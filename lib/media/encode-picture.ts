import "server-only";
import sharp, { type OutputInfo } from "sharp";
import { blurSize, widthsFor } from "@/lib/markdown/media-path";
import { inspectPicture, maxPixels, PictureError } from "./inspect-picture";
import { mediaStrings } from "./strings";

/** Maximum file size that storage accepts. */
const maxFileBytes = 5 * 1024 * 1024;

const timeout = { seconds: 30 };

/**
 * Against effort 2, effort 3 takes up to twice as long, but saves a tenth of a photograph's bytes
 * or adds 2 dB to a screenshot. Effort 4 takes three to six times as long again and adds little.
 */
const encoding = { avif: { quality: 45, effort: 3 }, webp: { quality: 80 } } as const;

type PictureFile = { name: string; type: "image/avif" | "image/webp"; bytes: Buffer };

export type EncodedPicture = {
  width: number;
  height: number;
  isAnimated: boolean;
  blur: string | undefined;
  files: PictureFile[];
  /** Size of the file at the picture's path. */
  bytes: number;
};

/**
 * Encodes AVIF and WebP in each width. An animation gets these for its first frame, plus one
 * animated WebP. Re-encoding drops metadata such as the location. Throws a user-facing
 * PictureError.
 */
export async function encodePicture(file: Buffer): Promise<EncodedPicture> {
  const { isAnimated } = await inspectPicture(file);
  try {
    const still = await decode(file);
    const { width, height } = still.info;
    const files = await Promise.all(
      widthsFor(width).flatMap((size) => [
        encode(still, size, "avif"),
        encode(still, size, "webp"),
      ]),
    );
    if (isAnimated) files.push(await animation(file, width));
    const blur = isAnimated ? undefined : await blurOf(still);
    return { width, height, isAnimated, blur, files, bytes: files.at(-1)?.bytes.length ?? 0 };
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    throw new PictureError(mediaStrings.broken, { cause });
  }
}

type Still = { data: Buffer; info: OutputInfo };

/** Decodes once, at the largest width, in the orientation the camera recorded. */
function decode(file: Buffer): Promise<Still> {
  return sharp(file, { limitInputPixels: maxPixels, failOn: "truncated" })
    .timeout(timeout)
    .autoOrient()
    .resize({ width: Math.max(...widthsFor(Number.MAX_SAFE_INTEGER)), withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function openStill({ data, info: { width, height, channels } }: Still) {
  return sharp(data, { raw: { width, height, channels } }).timeout(timeout);
}

async function encode(still: Still, width: number, format: "avif" | "webp"): Promise<PictureFile> {
  const bytes = await openStill(still)
    .resize({ width })
    .toFormat(format, encoding[format])
    .toBuffer();
  return { name: `${width}.${format}`, type: `image/${format}`, bytes };
}

async function animation(file: Buffer, width: number): Promise<PictureFile> {
  const bytes = await sharp(file, { limitInputPixels: maxPixels, animated: true })
    .timeout(timeout)
    .resize({ width })
    .webp({ quality: 70, effort: 2 })
    .toBuffer();
  if (bytes.length > maxFileBytes) throw new PictureError(mediaStrings.animation);
  return { name: "animated.webp", type: "image/webp", bytes };
}

/** Returns undefined for a transparent picture, since the blur would show through it. */
async function blurOf(still: Still): Promise<string | undefined> {
  if (still.info.channels % 2 === 0 && !(await openStill(still).stats()).isOpaque) return undefined;
  const { data } = await openStill(still)
    .removeAlpha()
    .toColourspace("srgb")
    .resize({ ...blurSize, fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return bitmapOf(data).toString("base64url");
}

/** Five bits each for red, green and blue, bottom row first. */
function bitmapOf(pixels: Buffer): Buffer {
  const { width, height } = blurSize;
  const bitmap = Buffer.alloc(width * height * 2);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(
        ((height - 1 - row) * width + column) * 3,
      );
      const colour = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
      bitmap.writeUInt16LE(colour, (row * width + column) * 2);
    }
  }
  return bitmap;
}
