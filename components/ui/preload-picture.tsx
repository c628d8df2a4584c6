"use client";

type Props = { src: string; srcSet: string; sizes: string };

/** A client component: a server one would send the hint with every prefetch of the page. */
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
