import type { ReactNode } from "react";
import { blurUp } from "./blur-up";
import { PreloadPicture } from "./preload-picture";

/** The files of one picture; the sets are ready for `srcset`. */
export type PictureSource = {
  width: number;
  height: number;
  avifSet: string;
  webpSet: string;
  /** For what asks for one file only. */
  fallback: string;
  /** A tiny data URI to blur up from. */
  placeholder: string;
};

type Props = {
  source: PictureSource;
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** For the one picture a page opens with: fetched first and not lazily. */
  priority?: boolean;
  className?: string;
};

/** A picture in the format and width that suit the screen, its space kept and blurred in before. */
export function Picture({
  source,
  alt,
  sizes,
  priority = false,
  className = "",
}: Props): ReactNode {
  const { width, height, avifSet, webpSet, fallback, placeholder } = source;
  return (
    <picture className="block">
      {priority && <PreloadPicture src={fallback} srcSet={avifSet} sizes={sizes} />}
      <source type="image/avif" srcSet={avifSet} sizes={sizes} />
      <img
        src={fallback}
        srcSet={webpSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={`block h-auto w-full bg-cover ${className}`}
        style={{ backgroundImage: blurUp(placeholder, width / height) }}
      />
    </picture>
  );
}
