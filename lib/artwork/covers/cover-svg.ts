import { palette } from "@/lib/artwork/palette";
import { svgElement } from "@/lib/artwork/shapes";
import type { CoverArt } from "./cover-art";
import { frame } from "./outlines";

export function coverSvg({ viewBox, background, shapes }: CoverArt): string {
  const { width, height } = frame;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">`,
    `<clipPath id="frame"><path d="M0 0H${width}V${height}H0Z"/></clipPath>`,
    `<g clip-path="url(#frame)">`,
    svgElement({ kind: "rect", fill: background, x: 0, y: 0, ...frame }, palette),
    ...shapes.map((shape) => svgElement(shape, palette)),
    "</g></svg>",
  ].join("");
}
