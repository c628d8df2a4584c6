const maxNesting = 50;

/** Maximum markers in one paragraph; long lists have 1,000. */
const maxMarks = 2_000;

/** Maximum lines in one paragraph: the parser is quadratic in setext headings and quotes. */
const maxLines = 2_000;

/** Returns null within the limits. Deep nesting takes quadratic time, then overflows the stack. */
export function limitError(content: string): string | null {
  const lines = content.split(/\r\n|\n|\r/);
  const prose = lines
    .join("\n")
    .replace(code, (text, fence?: string) => (fence ? text.replace(/[^\n]/g, "") : text))
    .split("\n");
  return blockError(prose) ?? linesError(lines) ?? inlineError(prose);
}

/**
 * Code that certainly starts and ends here: at the left margin after a blank line. After any other
 * fence, or HTML that may contain blank lines, matches the rest of the text without a group.
 */
const code =
  /(?<=^|\n)(?:(?<=^|\n[ \t]*\n)((`|~)\2\2+)(?:(?<=`)[^`\n]*|(?<=~)[^\n]*)(?=\n|$)[\s\S]*?(?:(?<=\n) {0,3}\1\2*[ \t]*(?=\n|$)|$)|\ufeff? {0,3}(?:```|~~~|<(?:!(?!--.*-->)|\?|pre|script|style|textarea))[\s\S]*)/gi;

function blockError(lines: string[]): string | null {
  let deepest = 0;
  for (const [index, line] of lines.entries()) {
    deepest = Math.max(deepest, blockNesting(line, deepest));
    if (deepest > maxNesting) return nestingError(index);
  }
  return null;
}

const fence = /^ {0,3}(?:```|~~~)/;

/** Lists and tables are exempt from `maxLines`, as is code. */
const longBlocks = /^\s*(?:(?:[-+*]|\d{1,9}[.)])[ \t]|\|)/;

function linesError(lines: string[]): string | null {
  let start = 0;
  let isCode = false;
  for (const [index, line] of lines.entries()) {
    const isFence = fence.test(line);
    if (isFence) isCode = !isCode;
    if (isFence || isCode || line.trim() === "" || longBlocks.test(line)) start = index + 1;
    else if (index - start >= maxLines) {
      return `the paragraph at line ${start + 1} has more than ${maxLines.toLocaleString("en")} lines`;
    }
  }
  return null;
}

// Whitespace, and markers of quotations, list items and footnotes.
const blockMarks = /[\uFEFF \t]|> ?|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)|\[\^(?:\\.|[^\\\]])*\]:/gy;

/** Upper bound for the number of blocks open after a line, given at most `open` before it. */
function blockNesting(line: string, open: number): number {
  let columns = 0;
  let opened = 0;
  let isOpening = false;
  for (const [mark] of line.matchAll(blockMarks)) {
    const isSpace = mark.trim() === "";
    if (!isSpace) opened += 1;
    isOpening ||= !isSpace && !mark.startsWith(">");
    if (isSpace && !isOpening) columns += mark === "\t" ? 4 : 1;
  }
  // A list item continues on lines indented by two or more columns.
  return Math.min(open, Math.floor(columns / 2)) + opened;
}

function inlineError(lines: string[]): string | null {
  let start = 0;
  for (let index = 0; index <= lines.length; index++) {
    if (/[^ \t]/.test(lines[index] ?? "")) continue;
    const paragraph = lines.slice(start, index).join("\n");
    // Also counts markers in code spans and link targets, which inlineNesting does not recognise.
    if ((paragraph.match(/[*_~[\]]/g) ?? []).length > maxMarks) {
      return `the paragraph at line ${start + 1} has more than ${maxMarks.toLocaleString("en")} of the characters * _ ~ [ ]`;
    }
    if (inlineNesting(paragraph) > maxNesting) return nestingError(start);
    start = index + 1;
  }
  return null;
}

function inlineNesting(paragraph: string): number {
  const open: { mark: string; inner: number }[] = [{ mark: "", inner: 0 }];
  for (const { 0: run, index } of paragraph.matchAll(/[[\]]|([*_~])\1*/g)) {
    const closes = run === "]" || (run !== "[" && /\S/.test(paragraph[index - 1] ?? " "));
    const opens = run === "[" || /\S/.test(paragraph[index + run.length] ?? " ");
    for (const character of run) {
      const mark = character === "]" ? "[" : character;
      const at = closes ? open.findLastIndex((other) => other.mark === mark) : -1;
      if (at > 0) {
        const inner = 1 + Math.max(...open.splice(at).map((other) => other.inner));
        const around = open[at - 1];
        if (around) around.inner = Math.max(around.inner, inner);
      } else if (opens && character !== "]") {
        open.push({ mark, inner: 0 });
      }
    }
  }
  return Math.max(...open.map(({ inner }) => inner));
}

function nestingError(index: number): string {
  return `line ${index + 1} is nested more than ${maxNesting} levels deep`;
}
