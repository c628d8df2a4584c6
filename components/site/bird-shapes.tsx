import type { BirdShape, BirdToken } from "@/lib/brand/kiskadee";

// The bird does not change with the theme, so these are the brand's fixed colours.
const colours: Readonly<Record<BirdToken, string>> = {
  sun: "var(--sun)",
  ink: "var(--ink)",
  brow: "var(--brow)",
  rust: "var(--rust-wing)",
};

/** The bird's shapes for an SVG that sets their frame. */
export function BirdShapes({ shapes }: { shapes: readonly BirdShape[] }) {
  return shapes.map(({ kind: Shape, fill, ...geometry }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing, never reordered.
    <Shape key={index} fill={colours[fill]} {...geometry} />
  ));
}
