import type { CoverArt } from "./cover-art";
import { type CoverShape, type CoverToken, frame } from "./shapes";

export type CoverPalette = Readonly<Record<CoverToken, string>>;

/** The brand's colours as sRGB, for renderers that do not know OKLCH. */
export const brandPalette: CoverPalette = {
  paper: "#fcfaf4",
  ink: "#18130c",
  sun: "#f8d624",
  rust: "#a04f27",
  leaf: "#1c5f31",
};

/** A stand-alone SVG document of 1200 by 675. */
export function coverSvg(art: CoverArt, palette: CoverPalette = brandPalette): string {
  const { width, height } = frame;
  const shapes = art.shapes.map((shape) => element(shape, palette[shape.fill]));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${art.viewBox}" width="${width}" height="${height}">`,
    `<clipPath id="frame"><path d="M0 0H${width}V${height}H0Z"/></clipPath>`,
    `<g clip-path="url(#frame)">`,
    `<rect width="${width}" height="${height}" fill="${escaped(palette[art.background])}"/>`,
    ...shapes,
    "</g></svg>",
  ].join("");
}

function element(shape: CoverShape, colour: string): string {
  const { kind, fill: _, ...geometry } = shape;
  const attributes = Object.entries({ ...geometry, fill: colour })
    .map(([name, value]) => `${name}="${escaped(String(value))}"`)
    .join(" ");
  return `<${kind} ${attributes}/>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
