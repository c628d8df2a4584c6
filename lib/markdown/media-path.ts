/**
 * What the path of a picture in the library says of it, so that nothing has to be asked to show it.
 * `width` and `height` are of the largest file; `blur` is a few of its pixels.
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

/** Null for any other path. */
export function parseMediaPath(path: string): MediaPath | null {
  const [, id, width, height, animated, blur] = pattern.exec(path) ?? [];
  if (!id) return null;
  return { id, width: Number(width), height: Number(height), isAnimated: !!animated, blur };
}

export function mediaPath({ id, width, height, isAnimated, blur }: MediaPath): string {
  const end = isAnimated ? "-animated" : blur ? `-${blur}` : "";
  return `/media/${id}/${width}x${height}${end}.webp`;
}

/** Never enlarged. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, Math.max(...widths));
  return [...widths.filter((size) => size < largest), largest];
}

/** Ready for `srcset`. Of an animation they stand still. */
export function mediaSet({ id, width }: MediaPath, format: "avif" | "webp"): string {
  return widthsFor(width)
    .map((size) => `/media/${id}/${size}.${format} ${size}w`)
    .join(", ");
}

/** The smallest file. */
export function thumbnailOf({ id, width }: MediaPath): string {
  return `/media/${id}/${widthsFor(width)[0]}.webp`;
}

/** In pixels, for the blur. */
export const blurSize = { width: 4, height: 3 } as const;

// Everything of a bitmap before its pixels: 4 by 3 of them, of 16 bits each, from the lowest row up.
const bitmapHead = "Qk1OAAAAAAAAADYAAAAoAAAABAAAAAMAAAABABAAAAAAABgAAAAAAAAAAAAAAAAAAAAAAAAA";

/** A picture of a few pixels, which a browser enlarges smoothly. */
export function blurUri(blur: string): string {
  return `data:image/bmp;base64,${bitmapHead}${blur.replaceAll("-", "+").replaceAll("_", "/")}`;
}
