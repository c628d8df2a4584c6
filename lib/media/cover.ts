import { mediaSet, parseMediaPath, widthsFor } from "@/lib/markdown/media-path";
import { mediaStrings } from "./strings";

/** In pixels. */
const minWidth = 320;

/** A cover that was stored by itself, before there was a library. */
const apart = /^\/covers\/([0-9a-f-]{36})\/(\d{1,4})\.webp$/;

// With two slashes, or a backslash, a path would name another host.
const coverUrl = /^(https:\/\/|\/(?![/\\]))[^\s"<>\\]+$/;

/** An address with https, or a path on this site. */
export function isCoverUrl(value: string): boolean {
  return coverUrl.test(value);
}

/** A path on this site, rather than an address. */
export function isOwnPicture(url: string): boolean {
  return url.startsWith("/");
}

export function isUploadedCover(url: string): boolean {
  return parseMediaPath(url) !== null || apart.test(url);
}

/** Why a picture is no cover; null where it is one. */
export function coverError(url: string): string | null {
  const media = parseMediaPath(url);
  return media && media.width < minWidth ? mediaStrings.small(minWidth) : null;
}

/** The AVIF files, ready for `srcset`; undefined for a cover that was not uploaded. */
export function coverSet(url: string): string | undefined {
  const media = parseMediaPath(url);
  if (media) return mediaSet(media, "avif");
  const [, id, largest] = apart.exec(url) ?? [];
  if (!id || !largest) return undefined;
  return widthsFor(Number(largest))
    .map((width) => `/covers/${id}/${width}.avif ${width}w`)
    .join(", ");
}
