import type { Font } from "fontkit";
import type { SystemFont } from "./system-fonts.ts";

/** A range of weights, and the font at a weight that represents it. */
type Instance = { min: number; max: number; font: Font };

/** Letters below this share of the text use the first face. */
const rare = 1 / 800;

/**
 * Generates `@font-face` rules that give a system font a web font's metrics, to avoid layout shift
 * when fonts swap. Letters whose width ratio matches within `step` share a face; `text` supplies
 * the letter frequencies.
 */
export function fallbackFaces(
  family: string,
  system: SystemFont,
  instances: Instance[],
  step: number,
  text: string,
): string {
  const sample = [...text].filter((letter) => letter >= " " && letter <= "~");
  const common = [...new Set(sample)]
    .filter((letter) => sample.filter((one) => one === letter).length > sample.length * rare)
    .sort();
  return instances
    .flatMap(({ min, max, font }) => {
      const { names, widths: list } = system[min < 500 ? "regular" : "bold"];
      const source = names.map((name) => `local("${name}")`).join(", ");
      const widths = widthsOf(list);
      const widthOf = (letters: string) => font.layout(letters).advanceWidth / font.unitsPerEm;
      const own = new Map([...widths.keys()].map((letter) => [letter, widthOf(letter)]));
      const total = (letters: string[], of: Map<string, number>) =>
        letters.reduce((sum, letter) => sum + (of.get(letter) ?? 0), 0);
      const ratio = (letters: string[]) => total(letters, own) / total(letters, widths);
      // Kerning makes words narrower than the sum of their letters.
      const kerning = widthOf(sample.join("")) / total(sample, own);
      const groups = Map.groupBy(common, (letter) => Math.round(ratio([letter]) / step));
      const bySize = [...groups.values()].sort((a, b) => b.length - a.length);
      return bySize.map((letters, index) => {
        const used = sample.filter((letter) => letters.includes(letter));
        // Rounded to save bytes, because every page includes it.
        const scale = Number((ratio([...letters, ...used]) * kerning).toFixed(3));
        // The first face covers all remaining letters; later faces take precedence.
        const range = unicodeRange(letters.map((letter) => letter.charCodeAt(0)));
        return `@font-face {
  font-family: "${family}";
  src: ${source};
  font-weight: ${min} ${max};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(font.ascent / font.unitsPerEm / scale)};
  descent-override: ${percent(-font.descent / font.unitsPerEm / scale)};
  line-gap-override: 0%;${index === 0 ? "" : `\n  unicode-range: ${range};`}
}
`;
      });
    })
    .join("\n");
}

/** Writes ascending code points as a CSS `unicode-range`. */
export function unicodeRange(codes: readonly number[]): string {
  const hex = (code: number) => code.toString(16);
  const ends = codes.filter((code) => !codes.includes(code + 1));
  return codes
    .filter((code) => !codes.includes(code - 1))
    .map((start, index) => {
      const end = ends[index] ?? start;
      return start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`;
    })
    .join(", ");
}

/** Maps each letter from U+20 on to its advance width as a fraction of the font size. */
function widthsOf(list: string): Map<string, number> {
  const widths = list.split(" ").map((width) => Number(width) / 1000);
  return new Map(widths.map((width, index) => [String.fromCharCode(32 + index), width]));
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
