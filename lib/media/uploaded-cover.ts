export type CoverFormat = "avif" | "webp";

const coverWidths = [720, 1080, 1600] as const;

const uploaded = /^\/covers\/([0-9a-f-]{36})\/(\d{1,4})\.webp$/;

/** A path on this site, rather than an address. */
export function isOwnPicture(url: string): boolean {
  return url.startsWith("/");
}

export function isUploadedCover(url: string): boolean {
  return uploaded.test(url);
}

export function widthsFor(width: number): number[] {
  const largest = Math.min(width, Math.max(...coverWidths));
  return [...coverWidths.filter((size) => size < largest), largest];
}

/** Of the one WebP, which is as wide as the largest AVIF: its width determines which others exist. */
export function coverPath(id: string, largest: number): string {
  return `/covers/${id}/${largest}.webp`;
}

/** The AVIF files, ready for `srcset`; undefined for a cover that was not uploaded. */
export function coverSet(url: string): string | undefined {
  const [, id, largest] = uploaded.exec(url) ?? [];
  if (!id || !largest) return undefined;
  return widthsFor(Number(largest))
    .map((width) => `/covers/${id}/${width}.avif ${width}w`)
    .join(", ");
}
