import { coverArt } from "@/lib/covers/cover-art";
import type { CoverToken } from "@/lib/covers/shapes";

type Props = { slug: string; image: string | null; wide?: boolean; priority?: boolean };

/** A post's own picture, or the cover drawn from its slug. It repeats the title, so it has no text. */
export function PostCover({ slug, image, wide = false, priority = false }: Props) {
  const shape = wide ? "aspect-[16/9] lg:aspect-[2/1]" : "aspect-[16/9]";
  if (image) {
    return (
      // biome-ignore lint/performance/noImgElement: an address anywhere, whose size nobody knows.
      <img
        src={image}
        alt=""
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
