import { fills, Shapes } from "@/components/site/shapes";
import { PreloadPicture } from "@/components/ui/preload-picture";
import { coverArt } from "@/lib/artwork/covers/cover-art";
import { coverSet } from "@/lib/media/uploaded-cover";

type Props = {
  slug: string;
  image: string | null;
  /** Without it the picture is decorative. */
  alt?: string | null;
  wide?: boolean;
  priority?: boolean;
};

/** The generated cover only repeats the title, so it has no text alternative. */
export function PostCover({ slug, image, alt, wide = false, priority = false }: Props) {
  const shape = wide ? "aspect-[16/9] lg:aspect-[2/1]" : "aspect-[16/9]";
  if (image) {
    const sizes = wide ? "(min-width: 96rem) 88rem, 92vw" : "(min-width: 64rem) 46vw, 92vw";
    return (
      <>
        {priority && <PreloadPicture src={image} srcSet={coverSet(image)} sizes={sizes} />}
        {/* biome-ignore lint/performance/noImgElement: a URL on any host, whose size is unknown. */}
        <img
          src={image}
          srcSet={coverSet(image)}
          sizes={sizes}
          alt={alt ?? ""}
          className={`w-full bg-tint object-cover ${shape}`}
          loading={priority ? "eager" : "lazy"}
          referrerPolicy="no-referrer"
        />
      </>
    );
  }
  return <DrawnCover slug={slug} className={`w-full ${shape}`} />;
}

function DrawnCover({ slug, className }: { slug: string; className: string }) {
  const { viewBox, background, shapes } = coverArt(slug);
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" fill={fills[background]} />
      <Shapes shapes={shapes} />
    </svg>
  );
}
