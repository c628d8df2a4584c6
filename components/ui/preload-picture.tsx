"use client";

type Props = { src: string; srcSet: string; sizes: string };

/**
 * Loads the first picture of a page before anything else. A client component, because from a server
 * component the hint would also go out to every page that merely prefetches this one.
 */
export function PreloadPicture({ src, srcSet, sizes }: Props) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      href={src}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}
