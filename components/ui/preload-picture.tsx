type Props = { src: string; srcSet?: string; sizes?: string; type?: string };

/** Only inside StaticHtml: React sends what a page preloads with every prefetch of the page. */
export function PreloadPicture({ src, srcSet, sizes, type }: Props) {
  return (
    <link
      rel="preload"
      as="image"
      type={type}
      href={src}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}
