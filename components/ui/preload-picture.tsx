type Props = { src: string; srcSet?: string; sizes?: string; type?: string };

/** Use only inside StaticHtml: otherwise React preloads it with every prefetch of the page. */
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
