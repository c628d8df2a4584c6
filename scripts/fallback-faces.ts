import type { Font } from "fontkit";
import type { SystemFont } from "./system-fonts.ts";

/** A range of weights, and the font at a weight that represents it. */
type Instance = { min: number; max: number; font: Font };

/** A letter's count in the text, and its widths in both fonts as fractions of the font size. */
type Letter = { letter: string; count: number; own: number; system: number };

/** Letters below this share of the text use the first face. */
const rare = 1 / 800;

/**
 * Faces per weight. With five, lines differ by about 0.7% in width. Each further face delays the
 * first paint, because the browser looks up the system font again.
 */
const faces = 5;

/**
 * Generates `@font-face` rules that give a system font a web font's metrics, to avoid layout shift
 * when fonts swap. Letters with similar width ratios share a face; `text` supplies the letter
 * frequencies.
 */
export function fallbackFaces(
  family: string,
  system: SystemFont,
  instances: Instance[],
  text: string,
): string {
  const sample = [...text].filter((letter) => letter >= " " && letter <= "~");
  const counts = new Map<string, number>();
  for (const letter of sample) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return instances
    .flatMap(({ min, max, font }) => {
      const { names, widths: list } = system[min < 500 ? "regular" : "bold"];
      const source = names.map((name) => `local("${name}")`).join(", ");
      const widths = widthsOf(list);
      const widthOf = (letters: string) => font.layout(letters).advanceWidth / font.unitsPerEm;
      const all = [...counts].map(([letter, count]) => {
        return { letter, count, own: widthOf(letter), system: widths.get(letter) ?? 0 };
      });
      // Kerning makes words narrower than the sum of their letters.
      const kerning = widthOf(sample.join("")) / total(all, "own");
      const common = all.filter(({ count }) => count > sample.length * rare);
      return groupLetters(common).map((group, index) => {
        // Rounded to save bytes, because every page includes it.
        const scale = Number((ratio(group) * kerning).toFixed(3));
        const codes = group.map(({ letter }) => letter.charCodeAt(0)).sort((a, b) => a - b);
        // The first face covers all remaining letters; later faces take precedence.
        const range = codes.map((code) => `U+${code.toString(16)}`).join(", ");
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

/** Groups letters by width ratio so that lines differ least in width. The largest group is first. */
function groupLetters(letters: Letter[]): Letter[][] {
  const groups = letters.toSorted((a, b) => ratio([a]) - ratio([b])).map((letter) => [letter]);
  while (groups.length > faces) {
    const added = groups.slice(1).map((group, index) => {
      const before = groups[index] ?? [];
      return error([...before, ...group]) - error(before) - error(group);
    });
    const at = added.indexOf(Math.min(...added));
    groups.splice(at, 2, groups.slice(at, at + 2).flat());
  }
  return groups.sort((a, b) => b.length - a.length);
}

/** Returns the sum of the squared errors in width of these letters in the text. */
function error(letters: Letter[]): number {
  const scale = ratio(letters);
  return letters.reduce(
    (sum, { count, own, system }) => sum + count * (own - system * scale) ** 2,
    0,
  );
}

const ratio = (letters: Letter[]) => total(letters, "own") / total(letters, "system");

const total = (letters: Letter[], font: "own" | "system") =>
  letters.reduce((sum, letter) => sum + letter.count * letter[font], 0);

/** Maps each letter from U+20 on to its advance width as a fraction of the font size. */
function widthsOf(list: string): Map<string, number> {
  const widths = list.split(" ").map((width) => Number(width) / 1000);
  return new Map(widths.map((width, index) => [String.fromCharCode(32 + index), width]));
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
