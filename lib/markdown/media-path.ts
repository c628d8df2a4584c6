/**
 * Data encoded in a library picture's path, so that showing it needs no query. `width` and `height`
 * are the largest file's; `blur` is a few of its pixels.
 */
export type MediaPath = {
  id: string;
  width: number;
  height: number;
  isAnimated: boolean;
  blur: string | undefined;
};

const widths = [720, 1080, 1600] as const;

const pattern =
  /^\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/([1-9]\d{0,4})x([1-9]\d{0,4})(?:-(?:(animated)|([\w-]{32})))?\.webp$/;

/** Returns null for any other path. */
export function parseMediaPath(path: string): MediaPath | null {
  const [, id, width, height, animated, blur] = pattern.exec(path) ?? [];
  if (!id) return null;
  return { id, width: Number(width), height: Number(height), isAnimated: !!animated, blur };
}

export function mediaPath({ id, width, height, isAnimated, blur }: MediaPath): string {
  const end = isAnimated ? "-animated" : blur ? `-${blur}` : "";
  return `/media/${id}/${width}x${height}${end}.webp`;
}

/** Widths of a picture's files; pictures are never enlarged. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, Math.max(...widths));
  return [...widths.filter((size) => size < largest), largest];
}

/** Returns a `srcset`, with still pictures even for an animation. */
export function mediaSet({ id, width }: MediaPath, format: "avif" | "webp"): string {
  return widthsFor(width)
    .map((size) => `/media/${id}/${size}.${format} ${size}w`)
    .join(", ");
}

/** Path of the smallest file. */
export function thumbnailOf({ id, width }: MediaPath): string {
  return `/media/${id}/${widthsFor(width)[0]}.webp`;
}

/** Size of the blur in pixels. */
export const blurSize = { width: 4, height: 3 } as const;

// Header of a BMP file of 4 by 3 pixels with 16 bits each, bottom row first.
const bitmapHead = "Qk1OAAAAAAAAADYAAAAoAAAABAAAAAMAAAABABAAAAAAABgAAAAAAAAAAAAAAAAAAAAAAAAA";

/** Data URI of a few pixels, which browsers scale up smoothly. */
export function blurUri(blur: string): string {
  return `data:image/bmp;base64,${bitmapHead}${blur.replaceAll("-", "+").replaceAll("_", "/")}`;
}
