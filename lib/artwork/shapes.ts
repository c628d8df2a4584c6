import type { PaletteName } from "@/content/brand-type";

/** Colours are the brand's and do not follow the theme. */
export type Shape =
  | { kind: "rect"; fill: Fill; x: number; y: number; width: number; height: number }
  | { kind: "circle"; fill: Fill; cx: number; cy: number; r: number }
  | {
      kind: "ellipse";
      fill: Fill;
      cx: number;
      cy: number;
      rx: number;
      ry: number;
      transform: string;
    }
  | { kind: "path"; fill: Fill; d: string }
  /** A reference to shapes by their id. */
  | { kind: "use"; fill?: Colour; href: `#${string}`; transform: string };
export type Colour = Exclude<PaletteName, "night">;
/** `inherit` and `currentColor` take the colours of the element that references the shape. */
export type Fill = Colour | "inherit" | "currentColor";

type Palette = Readonly<Record<Colour, string>>;

/** A path shape; `d` is its SVG path data. */
export const pathShape = (fill: Fill, d: string): Shape => ({ kind: "path", fill, d });

export function svgElement({ kind, fill, ...geometry }: Shape, palette: Palette): string {
  const attributes = Object.entries({ ...geometry, ...(fill && { fill: paint(fill, palette) }) });
  return `<${kind} ${attributes.map(([name, value]) => `${name}="${value}"`).join(" ")}/>`;
}

export function paint(fill: Fill, palette: Palette): string {
  return fill === "inherit" || fill === "currentColor" ? fill : palette[fill];
}
