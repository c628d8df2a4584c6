const coverWidths = [640, 1024, 1600] as const;

const uploaded = /^\/covers\/([0-9a-f-]{36})\/(\d{1,4})\.webp$/;

export function isUploadedCover(url: string): boolean {
  return uploaded.test(url);
}

export function widthsFor(width: number): number[] {
  const largest = Math.min(width, Math.max(...coverWidths));
  return [...coverWidths.filter((size) => size < largest), largest];
}

/** The largest width in the path determines which other widths exist. */
export function coverPath(id: string, largest: number): string {
  return `/covers/${id}/${largest}.webp`;
}

export function coverSet(url: string): string | undefined {
  const [, id, largest] = uploaded.exec(url) ?? [];
  if (!id || !largest) return undefined;
  return widthsFor(Number(largest))
    .map((width) => `/covers/${id}/${width}.webp ${width}w`)
    .join(", ");
}
