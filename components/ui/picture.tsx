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
  /** Data URI of a picture shown while it loads, instead of the colour. */
  preview?: string;
};

export function Picture({ source, alt, sizes, priority = false, preview }: Props) {
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
          style={
            preview
              ? { background: `url(${preview}) 0 0 / 100% 100%` }
              : { backgroundColor: colour }
          }
        />
      </picture>
    </>
  );
}
