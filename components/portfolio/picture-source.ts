import type { PictureSource } from "@/components/ui/picture";
import type { Picture } from "@/content/pictures";

export type GalleryPicture = {
  source: PictureSource;
  alt: string;
  title: string;
  description: string;
};

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

/** The URL of the largest file. */
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
