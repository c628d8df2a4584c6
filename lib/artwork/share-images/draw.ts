import { brand } from "@/content/brand";
import { palette } from "@/lib/artwork/palette";
import { type Shape, svgElement } from "@/lib/artwork/shapes";
import { type Box, fitText } from "./fit";
import { shareImageSize } from "./frame";
import { type Face, faces, measure, printable, textToPath } from "./text-to-path";

export function svgDocument(...parts: string[]): string {
  const { width, height } = shareImageSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

export function band(colour: string, top: number, height: number): string {
  return block(colour, 0, top, shareImageSize.width, height);
}

export function block(colour: string, x: number, y: number, width: number, height: number): string {
  return `<rect fill="${colour}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

export function placed(shapes: readonly Shape[], x: number, y: number, scale: number): string {
  const drawn = shapes.map((shape) => svgElement(shape, palette));
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn.join("")}</g>`;
}

export function line(
  text: string,
  { face, size, colour }: { face: Face; size: number; colour: string },
  x: number,
  y: number,
): string {
  return `<path fill="${colour}" d="${textToPath(printable(text, face), face, size, x, y)}"/>`;
}

// Cap height and line height of the display face, in ems.
const capitals = 0.66;
const leading = 0.94;

export function headline(
  text: string,
  { x, y, ...box }: Box & { x: number; y: number },
  [smallest, largest]: readonly [smallest: number, largest: number],
  fallback = brand.name,
): string {
  const face = faces.display();
  // A title in an unsupported script isn't printable; the brand name beats an empty card.
  const { size, lines } = fitText(printable(text, face) || fallback, box, {
    largest,
    smallest,
    leading,
    measure: (part) => measure(part, face),
  });
  // Optical alignment: large letters look indented by their left side bearing.
  const left = x - size * 0.04;
  const used = ((lines.length - 1) * leading + capitals) * size;
  const first = y + (box.height - used) / 2 + capitals * size;
  const style = { face, size, colour: palette.ink };
  return lines
    .map((part, index) => line(part, style, left, first + index * leading * size))
    .join("");
}
