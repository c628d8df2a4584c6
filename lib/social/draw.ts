import { site } from "@/content/site";
import type { BirdShape, BirdToken } from "@/lib/brand/kiskadee";
import { brandPalette } from "@/lib/covers/cover-svg";
import { type Box, fitText } from "./fit";
import { socialSize } from "./frame";
import { type Face, faces, measure, outline, printable } from "./type";

export const colours = { ...brandPalette, brow: "#ffffff" } as const;

export function svgDocument(...parts: string[]): string {
  const { width, height } = socialSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

export function band(colour: string, top: number, height: number): string {
  return block(colour, 0, top, socialSize.width, height);
}

export function block(colour: string, x: number, y: number, width: number, height: number): string {
  return `<rect fill="${colour}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}

/** The bird's shapes, moved and scaled. */
export function bird(shapes: readonly BirdShape[], x: number, y: number, scale: number): string {
  const colour: Readonly<Record<BirdToken, string>> = colours;
  const drawn = shapes.map(({ kind, fill, ...geometry }) => {
    const attributes = Object.entries(geometry).map(([name, value]) => `${name}="${value}"`);
    return `<${kind} fill="${colour[fill]}" ${attributes.join(" ")}/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn.join("")}</g>`;
}

/** One line of text whose baseline starts at the point. */
export function line(
  text: string,
  { face, size, colour }: { face: Face; size: number; colour: string },
  x: number,
  y: number,
): string {
  return `<path fill="${colour}" d="${outline(printable(text, face), face, size, x, y)}"/>`;
}

type Headline = Box & { x: number; y: number; largest: number; smallest: number; colour: string };

// Of the display face, in type sizes: its capitals' height, and the distance of its lines.
const capitals = 0.66;
const leading = 0.94;

/** A headline as large as its box allows, in the middle of the box's height. */
export function headline(text: string, { x, y, colour, ...box }: Headline): string {
  const face = faces.display();
  // A title in another script has no letter here; the name is better than an empty card.
  const { size, lines } = fitText(printable(text, face) || site.name, box, {
    largest: box.largest,
    smallest: box.smallest,
    leading,
    measure: (part) => measure(part, face),
  });
  // Large letters look indented by the white at their left side.
  const left = x - size * 0.04;
  const used = ((lines.length - 1) * leading + capitals) * size;
  const first = y + (box.height - used) / 2 + capitals * size;
  return lines
    .map((part, index) => line(part, { face, size, colour }, left, first + index * leading * size))
    .join("");
}
