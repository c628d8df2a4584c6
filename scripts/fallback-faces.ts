import type { Font } from "fontkit";
import type { SystemFont } from "./system-fonts.ts";

/** A range of weights, and the font at one of them. */
type Instance = { min: number; max: number; font: Font };

/** Letters with a smaller share of the text stay with the first face. */
const rare = 1 / 800;

/**
 * Faces of a system's font as wide and as high as a typeface, so that swapping it in moves nothing. Letters
 * whose widths differ by the same factor, to within `step`, share a face; `text` weighs them.
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
      // Kerning makes words narrower than their letters.
      const kerning = widthOf(sample.join("")) / total(sample, own);
      const groups = Map.groupBy(common, (letter) => Math.round(ratio([letter]) / step));
      const bySize = [...groups.values()].sort((a, b) => b.length - a.length);
      return bySize.map((letters, index) => {
        const used = sample.filter((letter) => letters.includes(letter));
        // Short, since every page carries it.
        const scale = Number((ratio([...letters, ...used]) * kerning).toFixed(3));
        // The first face has all other letters too, and yields to those after it.
        const range = letters.map((letter) => `U+${letter.charCodeAt(0).toString(16)}`).join(", ");
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

/** The advance width of each letter from U+20 on, as a fraction of the font size. */
function widthsOf(list: string): Map<string, number> {
  const widths = list.split(" ").map((width) => Number(width) / 1000);
  return new Map(widths.map((width, index) => [String.fromCharCode(32 + index), width]));
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
