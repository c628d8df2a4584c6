import { type Edit, replaceRange, type Selected } from "./edit";

export type Command = (selected: Selected) => Edit;

/**
 * Toggles a mark around the selection. At the end of marked text, moves the caret past the mark.
 */
function wrap(mark: string): Command {
  return ({ text, start, end }) => {
    const words = text.slice(start, end);
    const inner = words.trim();
    const from = start + (words.length - words.trimStart().length) * Number(inner !== "");
    const to = from + inner.length;
    const isAround =
      text.slice(from - mark.length, from) === mark && text.slice(to, to + mark.length) === mark;
    if (isAround) {
      const first = from - mark.length;
      return {
        from: first,
        to: to + mark.length,
        text: inner,
        start: first,
        end: first + inner.length,
      };
    }
    const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
    const isLast = inner === "" && text.startsWith(mark, to) && line.split(mark).length % 2 === 0;
    if (isLast) return replaceRange(to + mark.length, to + mark.length, "");
    if (inner.length > 2 * mark.length && inner.startsWith(mark) && inner.endsWith(mark)) {
      const bare = inner.slice(mark.length, -mark.length);
      return { from, to, text: bare, start: from, end: from + bare.length };
    }
    const at = from + mark.length;
    return { from, to, text: mark + inner + mark, start: at, end: at + inner.length };
  };
}

/** Toggles the prefix from `prefixOf` on each selected line. */
function beginLines(prefixOf: (index: number) => string, known: RegExp): Command {
  return (selected) => {
    const { from, to } = linesOf(selected);
    const lines = selected.text.slice(from, to).split("\n");
    const has = (line: string, index: number) => line.startsWith(prefixOf(index));
    const isOn = lines.every(has);
    const changed = lines.map((line, index) =>
      isOn ? line.slice(prefixOf(index).length) : prefixOf(index) + line.replace(known, ""),
    );
    const text = changed.join("\n");
    const end = from + text.length;
    const caret = selected.start === selected.end;
    return { from, to, text, start: caret ? end : from, end };
  };
}

const listMarker = /^(?:[-*+] \[[ xX]\] |[-*+] |\d+[.)] )/;

export const bold = wrap("**");
export const italic = wrap("_");
export const code = wrap("`");
export const heading = beginLines(() => "## ", /^#{1,6} /);
export const subheading = beginLines(() => "### ", /^#{1,6} /);
export const quote = beginLines(() => "> ", /^> ?/);
export const list = beginLines(() => "- ", listMarker);
// "1." would make a callout: see lib/markdown/extensions/callouts.ts.
export const numberedList = beginLines((index) => `${index + 1}) `, listMarker);
export const taskList = beginLines(() => "- [ ] ", listMarker);

/** Inserts a link and selects what is missing: the URL, or the text if a URL was selected. */
export function link({ text, start, end }: Selected): Edit {
  const words = text.slice(start, end);
  if (/^(?:https?:\/\/|\/)\S+$/.test(words)) {
    return { from: start, to: end, text: `[](${words})`, start: start + 1, end: start + 1 };
  }
  const at = start + words.length + 3;
  return { from: start, to: end, text: `[${words}](url)`, start: at, end: at + 3 };
}

/** Links the selected text, or the page's title if nothing is selected. */
export function pageLink({ title, href }: { title: string; href: string }): Command {
  return ({ text, start, end }) => {
    const words = text.slice(start, end) || title.replace(/[\\[\]*_`<]/g, "\\$&");
    return replaceRange(start, end, `[${words}](${href})`);
  };
}

export function codeBlock(language: string): Command {
  return (selected) => {
    const words = wordsOf(selected);
    const runs = words.match(/`{3,}/g) ?? [];
    const fence = "`".repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
    return block(selected, `${fence}${language}\n`, words, `\n${fence}`);
  };
}

/** `kind` is a callout type, as in `[!NOTE]`. */
export function callout(kind: string): Command {
  return (selected) => {
    const lines = wordsOf(selected).split("\n").join("\n> ");
    return block(selected, `> [!${kind.toUpperCase()}]\n> `, lines, "");
  };
}

/** Inserts a table after the selection. */
export function table({ text, end }: Selected): Edit {
  const rows = " | Heading |\n| --- | --- |\n| Cell | Cell |\n| Cell | Cell |";
  return block({ text, start: end, end }, "| ", "Heading", rows);
}

export function lastFootnote(text: string): number {
  return Math.max(0, ...[...text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number)));
}

/** Inserts the next footnote number at the caret, and its note after the paragraph. */
export function footnote({ text, end }: Selected): Edit {
  const mark = `[^${lastFootnote(text) + 1}]`;
  const blank = text.slice(end).search(/\n[ \t]*\n|\n?$/);
  const to = end + blank;
  return replaceRange(end, to, `${mark}${text.slice(end, to)}\n\n${mark}: `);
}

function linesOf({ text, start, end }: Selected): { from: number; to: number } {
  const from = text.slice(0, start).lastIndexOf("\n") + 1;
  const last = text.indexOf("\n", end > start && text[end - 1] === "\n" ? end - 1 : end);
  return { from, to: last < 0 ? text.length : last };
}

function wordsOf({ text, start, end }: Selected): string {
  return text.slice(start, end).replace(/^\n+|\n+$/g, "");
}

/** Replaces the selection with a block that has a blank line before and after it. */
function block({ text, start, end }: Selected, head: string, words: string, tail: string): Edit {
  const before = gap(/\n*$/.exec(text.slice(Math.max(0, start - 2), start))?.[0], start === 0);
  const after = gap(/^\n*/.exec(text.slice(end, end + 2))?.[0], end === text.length);
  const at = start + before.length + head.length;
  return {
    from: start,
    to: end,
    text: before + head + words + tail + after,
    start: at,
    end: at + words.length,
  };
}

function gap(present = "", isEdge: boolean): string {
  return isEdge ? "" : "\n".repeat(2 - Math.min(2, present.length));
}
