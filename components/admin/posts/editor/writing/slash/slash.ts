import { type Tool, tools } from "@/components/admin/posts/editor/writing/tools";

/** A slash at the start of a line and the words typed after it, up to the caret. */
export type Slash = { at: number; words: string };

const maxWords = 20;

export function slashBefore(text: string, caret: number): Slash | null {
  const typed = text.slice(Math.max(0, caret - maxWords - 2), caret);
  const [, before, words = ""] = /(^|\n)\/([a-z0-9 ]*)$/i.exec(typed) ?? [];
  if (before === undefined) return null;
  const at = caret - words.length - 1;
  const begins = at === 0 || text[at - 1] === "\n";
  return begins && !words.startsWith(" ") ? { at, words } : null;
}

const ofWords = ["bold", "italic", "code", "footnote"];
const ofNoBlock = ["link", "page", "find", "help"];

/** Tools that make sense on an empty line, blocks first. */
const offered = tools
  .filter(({ id }) => !ofWords.includes(id))
  .toSorted((a, b) => Number(ofNoBlock.includes(a.id)) - Number(ofNoBlock.includes(b.id)));

/** Returns tools with a word that starts with the typed text. */
export function toolsFor(words: string): readonly Tool[] {
  const typed = words.trim().toLowerCase();
  return offered.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${typed}`));
}
