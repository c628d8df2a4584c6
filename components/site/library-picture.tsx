import { mediaSet, parseMediaPath } from "@/lib/markdown/media-path";

type Props = {
  /** Path of a library picture; renders nothing for any other. */
  src: string;
  alt: string;
  sizes: string;
  className?: string;
};

export function LibraryPicture({ src, alt, sizes, className }: Props) {
  const media = parseMediaPath(src);
  if (!media) return null;
  const { width, height } = media;
  return (
    <picture>
      <source type="image/avif" srcSet={mediaSet(media, "avif")} sizes={sizes} />
      <img src={src} alt={alt} {...{ width, height, className }} loading="lazy" decoding="async" />
    </picture>
  );
}
