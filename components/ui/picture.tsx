import { PreloadPicture } from "./preload-picture";

export type PictureSource = {
  width: number;
  height: number;
  /** Ready for `srcset`. */
  avifSet: string;
  fallback: string;
  /** Shown while it loads, as #rrggbb. */
  colour: string;
};

type Props = {
  source: PictureSource;
  alt: string;
  sizes: string;
  /** True for the first picture of a page, which is preloaded instead of loaded lazily. */
  priority?: boolean;
};

export function Picture({ source, alt, sizes, priority = false }: Props) {
  const { width, height, avifSet, fallback, colour } = source;
  return (
    <>
      {priority && (
        <PreloadPicture type="image/avif" src={fallback} srcSet={avifSet} sizes={sizes} />
      )}
      <picture className="block">
        <source type="image/avif" srcSet={avifSet} sizes={sizes} />
        <img
          src={fallback}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          decoding="async"
          className="block h-auto w-full"
          style={{ backgroundColor: colour }}
        />
      </picture>
    </>
  );
}
