import { fills, Shapes } from "@/components/site/shapes";
import { coverArt } from "@/lib/artwork/covers/cover-art";
import { type Part, partId, parts, partsOf } from "@/lib/artwork/covers/parts";

type Props = {
  slug: string;
  className: string;
  /** Whether the page contains `CoverParts`. */
  shared: boolean;
};

/** Purely decorative, so it has no text alternative. */
export function DrawnCover({ slug, className, shared }: Props) {
  const { viewBox, background, colours, shapes } = coverArt(slug);
  const [fill, color] = colours ?? [];
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      style={{ viewTransitionName: `post-${slug}` }}
      aria-hidden="true"
      fill={fill && fills[fill]}
      color={color && fills[color]}
    >
      {!shared && <Parts names={partsOf(shapes)} />}
      <rect width="1200" height="675" fill={fills[background]} />
      <Shapes shapes={shapes} />
    </svg>
  );
}

/** Defines the parts once for a page with many covers, which would otherwise repeat them. */
export function CoverParts() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <Parts names={Object.keys(parts) as Part[]} />
    </svg>
  );
}

function Parts({ names }: { names: readonly Part[] }) {
  return (
    <defs>
      {names.map((name) => (
        <g key={name} id={partId(name)}>
          <Shapes shapes={parts[name]} />
        </g>
      ))}
    </defs>
  );
}
