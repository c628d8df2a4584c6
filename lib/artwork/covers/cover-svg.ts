import { palette } from "@/lib/artwork/palette";
import { type Shape, svgElement } from "@/lib/artwork/shapes";
import type { CoverArt } from "./cover-art";
import { frame } from "./outlines";
import { partId, parts, partsOf } from "./parts";

export function coverSvg({ viewBox, background, colours, shapes }: CoverArt): string {
  const { width, height } = frame;
  const [fill, color] = colours ?? [];
  const inherited = fill && color ? ` fill="${palette[fill]}" color="${palette[color]}"` : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">`,
    `<defs>${partsOf(shapes)
      .map((part) => `<g id="${partId(part)}">${drawn(parts[part])}</g>`)
      .join("")}</defs>`,
    `<clipPath id="frame"><path d="M0 0H${width}V${height}H0Z"/></clipPath>`,
    `<g clip-path="url(#frame)"${inherited}>`,
    svgElement({ kind: "rect", fill: background, x: 0, y: 0, ...frame }, palette),
    drawn(shapes),
    "</g></svg>",
  ].join("");
}

function drawn(shapes: readonly Shape[]): string {
  return shapes.map((shape) => svgElement(shape, palette)).join("");
}
