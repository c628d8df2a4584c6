import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font, type GlyphRun } from "fontkit";
import { look } from "@/content/brand";

/** `tracking` is in ems. */
export type Face = { fonts: readonly Font[]; tracking: number };

// fontkit draws a variable font at its default weight: the heaviest for display, regular for text.
export const faces = {
  display: () => face(look.fonts.display),
  text: () => face(look.fonts.text),
} as const;

const loaded = new Map<string, Face>();

function face({ family, tracking }: { family: string; tracking: number }): Face {
  const known = loaded.get(family);
  if (known) return known;
  const made = { fonts: [font(family, "latin"), font(family, "latin-ext")], tracking };
  loaded.set(family, made);
  return made;
}

function font(family: string, subset: "latin" | "latin-ext"): Font {
  const folder = join(process.cwd(), "node_modules/@fontsource-variable", family, "files");
  const made = create(readFileSync(join(folder, `${family}-${subset}-wght-normal.woff2`)));
  if ("fonts" in made) throw new Error(`${family} is a collection.`);
  return made;
}

/**
 * Drops characters without a glyph, and words of which only punctuation would remain. Returns an
 * empty string if that loses most of the text's letters.
 */
export function printable(text: string, { fonts }: Face): string {
  const words = text.normalize("NFC").trim().split(/\s+/u);
  const shown = words.flatMap((word) => {
    const rest = [...word].filter((letter) => fonts.some((font) => has(font, letter))).join("");
    return rest === word || countLetters(rest) > 0 ? [rest] : [];
  });
  return 2 * countLetters(shown.join("")) < countLetters(text) ? "" : shown.join(" ");
}

const countLetters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Width of the text at font size 1. */
export function measure(text: string, face: Face): number {
  return runs(text, face).reduce((sum, { glyphs }) => sum + glyphs.width, 0);
}

/** Outlines need no font to render and keep untrusted text out of the SVG. */
export function textToPath(text: string, face: Face, size: number, x: number, y: number): string {
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

// Consecutive letters in one font stay together for kerning.
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
