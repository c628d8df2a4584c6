/** The widths that an uploaded cover is kept in, in pixels; one that is smaller stays as wide as it is. */
const coverWidths = [640, 1024, 1600] as const;

const uploaded = /^\/covers\/([0-9a-f-]{36})\/(\d{1,4})\.webp$/;

/** Whether a cover's address is one that the editor has uploaded. */
export function isUploadedCover(address: string): boolean {
  return uploaded.test(address);
}

/** The widths that a cover `width` pixels wide is kept in, the largest last. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, Math.max(...coverWidths));
  return [...coverWidths.filter((size) => size < largest), largest];
}

/** The address of an uploaded cover: that of its largest file, whose width tells which others there are. */
export function coverAddress(id: string, largest: number): string {
  return `/covers/${id}/${largest}.webp`;
}

/** The `srcset` of an uploaded cover; undefined for any other picture. */
export function coverSet(address: string): string | undefined {
  const [, id, largest] = uploaded.exec(address) ?? [];
  if (!id || !largest) return undefined;
  return widthsFor(Number(largest))
    .map((width) => `/covers/${id}/${width}.webp ${width}w`)
    .join(", ");
}
