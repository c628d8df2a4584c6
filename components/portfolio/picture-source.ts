import type { PictureSource } from "@/components/ui/picture";
import type { Picture } from "@/content/pictures";

/** The files of a picture of the manifest, as addresses on this site. */
export function pictureSource(name: string, picture: Picture): PictureSource {
  const { width, height, widths, placeholder } = picture;
  return {
    width,
    height,
    avifSet: fileSet(name, widths, "avif"),
    webpSet: fileSet(name, widths, "webp"),
    fallback: fileOf(name, middle(widths), "webp"),
    placeholder,
  };
}

/** Address of the largest file, for whoever wants to see every pixel. */
export function fullSize(name: string, { widths }: Picture): string {
  return fileOf(name, Math.max(...widths), "webp");
}

function fileSet(name: string, widths: readonly number[], format: Format): string {
  return widths.map((width) => `${fileOf(name, width, format)} ${width}w`).join(", ");
}

function fileOf(name: string, width: number, format: Format): string {
  return `/work/${name}-${width}.${format}`;
}

function middle(widths: readonly number[]): number {
  return widths[Math.floor((widths.length - 1) / 2)] ?? Math.max(...widths);
}

type Format = "avif" | "webp";
