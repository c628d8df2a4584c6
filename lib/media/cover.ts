import { mediaSet, parseMediaPath, widthsFor } from "@/lib/markdown/media-path";
import { mediaStrings } from "./strings";

/** Minimum width in pixels. */
const minWidth = 320;

/** Path of a cover that was stored before the media library existed. */
const apart = /^\/covers\/([0-9a-f-]{36})\/(\d{1,4})\.webp$/;

// A path with two slashes or a backslash would point to another host.
const coverUrl = /^(https:\/\/|\/(?![/\\]))[^\s"<>\\]+$/;

/** Accepts an https URL or a path on this site. */
export const isCoverUrl = (value: string): boolean => coverUrl.test(value);

/** Returns true for a path on this site, false for a full URL. */
export const isOwnPicture = (url: string): boolean => url.startsWith("/");

export function isUploadedCover(url: string): boolean {
  return parseMediaPath(url) !== null || apart.test(url);
}

/** Reason why a picture can't be a cover, or null if it can. */
export function coverError(url: string): string | null {
  const media = parseMediaPath(url);
  return media && media.width < minWidth ? mediaStrings.small(minWidth) : null;
}

/** The AVIF files, ready for `srcset`; undefined for a cover that wasn't uploaded. */
export function coverSet(url: string): string | undefined {
  const media = parseMediaPath(url);
  if (media) return mediaSet(media, "avif");
  const [, id, largest] = apart.exec(url) ?? [];
  if (!id || !largest) return undefined;
  return widthsFor(Number(largest))
    .map((width) => `/covers/${id}/${width}.avif ${width}w`)
    .join(", ");
}
