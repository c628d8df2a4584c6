import { type Picture, type PictureName, pictures } from "@/content/pictures";
import { mediaSet, parseMediaPath } from "@/lib/markdown/media-path";

/** Returns the files of a picture from the library or the site; null if there is none. */
export function pictureSource(src: string) {
  const media = parseMediaPath(src);
  if (media) {
    const { width, height } = media;
    const avifSet = mediaSet(media, "avif");
    return { width, height, avifSet, fallback: src, colour: "transparent" };
  }
  if (!Object.hasOwn(pictures, src)) return null;
  const { width, height, widths, colour }: Picture = pictures[src as PictureName];
  const avifSet = widths.map((size) => `/work/${src}-${size}.avif ${size}w`).join(", ");
  return { width, height, avifSet, fallback: `/work/${src}-${width}.webp`, colour };
}
