import { coverArt } from "@/lib/covers/cover-art";
import type { CoverToken } from "@/lib/covers/shapes";
import { coverSet } from "@/lib/covers/uploaded";

type Props = {
  slug: string;
  image: string | null;
  /** What the picture shows; without it the picture counts as decoration. */
  alt?: string | null;
  wide?: boolean;
  priority?: boolean;
};

/** A post's own picture, or the cover drawn from its slug, which only repeats the title and has no text. */
export function PostCover({ slug, image, alt, wide = false, priority = false }: Props) {
  const shape = wide ? "aspect-[16/9] lg:aspect-[2/1]" : "aspect-[16/9]";
  if (image) {
    return (
      // biome-ignore lint/performance/noImgElement: an address anywhere, whose size nobody knows.
      <img
        src={image}
        srcSet={coverSet(image)}
        sizes={wide ? "(min-width: 96rem) 88rem, 92vw" : "(min-width: 64rem) 46vw, 92vw"}
        alt={alt ?? ""}
        className={`w-full bg-tint object-cover ${shape}`}
        loading={priority ? "eager" : "lazy"}
        referrerPolicy="no-referrer"
      />
    );
  }
  return <DrawnCover slug={slug} className={`w-full ${shape}`} />;
}

// A printed cover does not change with the theme, so these are the brand's fixed colours.
const colours: Readonly<Record<CoverToken, string>> = {
  paper: "var(--paper)",
  ink: "var(--ink)",
  sun: "var(--sun)",
  rust: "var(--rust-wing)",
  leaf: "var(--leaf-wing)",
};

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
      <rect width="100%" height="100%" fill={colours[background]} />
      {shapes.map(({ kind: Shape, fill, ...geometry }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing, never reordered.
        <Shape key={index} fill={colours[fill]} {...geometry} />
      ))}
    </svg>
  );
}
