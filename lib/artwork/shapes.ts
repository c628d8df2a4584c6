import type { PaletteName } from "@/content/brand-type";

/** Colours are the brand's and do not follow the theme. */
export type Shape =
  | { kind: "rect"; fill: Colour; x: number; y: number; width: number; height: number }
  | { kind: "circle"; fill: Colour; cx: number; cy: number; r: number }
  | {
      kind: "ellipse";
      fill: Colour;
      cx: number;
      cy: number;
      rx: number;
      ry: number;
      transform: string;
    }
  | { kind: "path"; fill: Colour; d: string };
export type Colour = Exclude<PaletteName, "night">;

export function svgElement(
  { kind, fill, ...geometry }: Shape,
  palette: Readonly<Record<Colour, string>>,
): string {
  const attributes = Object.entries(geometry).map(([name, value]) => `${name}="${value}"`);
  return `<${kind} ${attributes.join(" ")} fill="${palette[fill]}"/>`;
}
