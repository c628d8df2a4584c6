import { type Colour, paint, type Shape } from "@/lib/artwork/shapes";

/** Colour tokens from app/styles/tokens.css. */
export const fills: Readonly<Record<Colour, string>> = {
  sun: "var(--sun)",
  sunDeep: "var(--sun-deep)",
  ink: "var(--ink)",
  paper: "var(--paper)",
  brow: "var(--brow)",
  rust: "var(--rust-wing)",
  leaf: "var(--leaf-wing)",
};

export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ kind: Element, fill, ...geometry }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing, never reordered.
    <Element key={index} fill={fill && paint(fill, fills)} {...geometry} />
  ));
}

type DrawingProps = { viewBox: string; shapes: readonly Shape[]; className?: string | undefined };

/** A decorative drawing, hidden from screen readers. */
export function Drawing({ viewBox, shapes, className }: DrawingProps) {
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true" focusable="false">
      <Shapes shapes={shapes} />
    </svg>
  );
}
