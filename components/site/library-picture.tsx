import { pictureSource } from "@/lib/portfolio/picture-source";

type Props = {
  /** A picture of the library, or one that comes with the site; renders nothing for any other. */
  src: string;
  alt: string;
  sizes: string;
  className?: string;
  loading?: "eager" | "lazy";
};

export function LibraryPicture({ src, alt, sizes, className, loading = "lazy" }: Props) {
  const picture = pictureSource(src);
  if (!picture) return null;
  const { width, height, avifSet, fallback } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={avifSet} sizes={sizes} />
      <img src={fallback} alt={alt} {...{ width, height, className, loading }} decoding="async" />
    </picture>
  );
}
