import type { PictureSource } from "@/components/ui/picture";
import type { Picture } from "@/content/pictures";

export type GalleryPicture = {
  source: PictureSource;
  alt: string;
  title: string;
  description: string;
};

export function pictureSource(name: string, picture: Picture): PictureSource {
  const { width, height, widths, colour } = picture;
  return {
    width,
    height,
    avifSet: widths.map((size) => `/work/${name}-${size}.avif ${size}w`).join(", "),
    fallback: fullSize(name, picture),
    colour,
  };
}

/** Returns the URL of the full-size WebP. */
export function fullSize(name: string, { width }: Picture): string {
  return `/work/${name}-${width}.webp`;
}
