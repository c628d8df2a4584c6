import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font, type GlyphRun } from "fontkit";

/** A typeface in one weight, with the distance between letters in type sizes. */
export type Face = { fonts: readonly Font[]; tracking: number };

/**
 * The site's own fonts, from the files that the pages load. The display face comes at the weight that
 * its variable file starts from, which is the heaviest; the text face at regular.
 */
export const faces = {
  display: () => face("bricolage-grotesque", -0.045),
  text: () => face("instrument-sans", -0.01),
} as const;

const loaded = new Map<string, Face>();

function face(name: string, tracking: number): Face {
  const known = loaded.get(name);
  if (known) return known;
  const made = { fonts: [font(name, "latin"), font(name, "latin-ext")], tracking };
  loaded.set(name, made);
  return made;
}

function font(name: string, subset: "latin" | "latin-ext"): Font {
  const folder = join(process.cwd(), "node_modules/@fontsource-variable", name, "files");
  const made = create(readFileSync(join(folder, `${name}-${subset}-wght-normal.woff2`)));
  if ("fonts" in made) throw new Error(`${name} is a collection.`);
  return made;
}

/** The text as this face can show it: one line, single spaces, nothing that has no letter form. */
export function printable(text: string, { fonts }: Face): string {
  return [...text.normalize("NFC").replace(/\s+/gu, " ")]
    .filter((character) => fonts.some((font) => has(font, character)))
    .join("")
    .replace(/ +/g, " ")
    .trim();
}

/** Width of a text at size 1. */
export function measure(text: string, face: Face): number {
  return runs(text, face).reduce((sum, { glyphs }) => sum + glyphs.width, 0);
}

/**
 * The text as outlines for an SVG path, its baseline starting at the given point. Outlines need no font
 * where they are drawn, and no text of a stranger's ever stands in the SVG.
 */
export function outline(text: string, face: Face, size: number, x: number, y: number): string {
  let left = x;
  const paths: string[] = [];
  for (const { font, glyphs } of runs(text, face)) {
    const scale = size / font.unitsPerEm;
    glyphs.run.glyphs.forEach((glyph, index) => {
      paths.push(glyph.path.scale(scale, -scale).translate(left, y).toSVG());
      left += (glyphs.advances[index] ?? 0) * size;
    });
  }
  return paths.join("");
}

type Run = { font: Font; glyphs: { run: GlyphRun; advances: number[]; width: number } };

/** Neighbouring letters of one font together, so that they are kerned. */
function runs(text: string, { fonts, tracking }: Face): Run[] {
  const parts: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fonts.find((candidate) => has(candidate, character));
    if (!font) continue;
    const last = parts.at(-1);
    if (last?.font === font) last.text += character;
    else parts.push({ font, text: character });
  }
  return parts.map((part) => {
    const run = part.font.layout(part.text);
    const advances = run.positions.map(
      ({ xAdvance }) => xAdvance / part.font.unitsPerEm + tracking,
    );
    const width = advances.reduce((sum, advance) => sum + advance, 0);
    return { font: part.font, glyphs: { run, advances, width } };
  });
}

function has(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
