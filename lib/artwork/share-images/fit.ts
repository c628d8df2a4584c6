export type Box = { width: number; height: number };

export type Fit = { size: number; lines: string[] };

type Rules = {
  largest: number;
  smallest: number;
  /** Distance between baselines, in ems. */
  leading: number;
  /** Width of the text at font size 1. */
  measure: (text: string) => number;
};

/** Breaks words only at the smallest size; text that still doesn't fit gets an ellipsis. */
export function fitText(text: string, box: Box, rules: Rules): Fit {
  const words = text.split(" ");
  for (let size = rules.largest; size > rules.smallest; size -= 2) {
    const lines = wrap(words, box.width / size, rules.measure);
    if (lines.length * rules.leading * size <= box.height && isWithin(lines, box, size, rules)) {
      return { size, lines: even(words, lines, rules.measure) };
    }
  }
  return cut(words, box, rules);
}

function wrap(words: readonly string[], width: number, measure: Rules["measure"]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function isWithin(lines: readonly string[], box: Box, size: number, { measure }: Rules): boolean {
  return lines.every((line) => measure(line) * size <= box.width);
}

/** Balances the lines: rewraps to the narrowest column with the same number of lines. */
function even(words: readonly string[], lines: string[], measure: Rules["measure"]): string[] {
  const widest = Math.max(...lines.map(measure));
  let best = lines;
  for (let share = 0.98; share > 0.5; share -= 0.02) {
    const narrower = wrap(words, widest * share, measure);
    if (narrower.length > lines.length) break;
    if (Math.max(...narrower.map(measure)) <= widest) best = narrower;
  }
  return best;
}

function cut(words: readonly string[], box: Box, { smallest: size, leading, measure }: Rules): Fit {
  const width = box.width / size;
  const pieces = words.flatMap((word) => broken(word, width, measure));
  const lines = wrap(pieces, width, measure);
  const room = Math.max(1, Math.floor(box.height / (leading * size)));
  if (lines.length <= room) return { size, lines };
  const fitting = lines.slice(0, room);
  let last = [...(fitting.pop() ?? "")];
  while (last.length > 0 && measure(`${last.join("")}…`) > width) last = last.slice(0, -1);
  return { size, lines: [...fitting, `${last.join("").trimEnd()}…`] };
}

function broken(word: string, width: number, measure: Rules["measure"]): string[] {
  const pieces = [""];
  for (const character of word) {
    const longer = `${pieces.at(-1)}${character}`;
    if (measure(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces.filter(Boolean);
}
