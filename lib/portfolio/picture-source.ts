import { type Picture, type PictureName, pictures } from "@/content/pictures";
import { blurUri, mediaSet, parseMediaPath } from "@/lib/markdown/media-path";

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

/** Returns the data URI of a blurred copy; undefined if there is none. */
export function previewOf(src: string): string | undefined {
  const blur = parseMediaPath(src)?.blur;
  if (blur) return blurUri(blur);
  return Object.hasOwn(pictures, src) ? pictures[src as PictureName].preview : undefined;
}
