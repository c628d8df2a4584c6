import { diffArrays, diffWordsWithSpace } from "diff";

/** A piece of the old text, the new text, or both. */
export type Piece = { text: string; side: "both" | "old" | "new" };

/** Maximum number of edits in a diff of lines, or of the words in changed lines. */
const maxEdits = 2_000;

/** Compares changed lines word by word. Texts that differ too much count as fully replaced. */
export function compareTexts(before: string, after: string): Piece[] {
  const changes = diffArrays(linesOf(before), linesOf(after), { maxEditLength: maxEdits });
  if (!changes) return changedWhole(before, after);
  const pieces: Piece[] = [];
  for (let index = 0; index < changes.length; index += 1) {
    const change = changes[index];
    const next = changes[index + 1];
    if (!change) continue;
    const text = change.value.join("");
    if (change.removed && next?.added) {
      pieces.push(...compareWords(text, next.value.join("")));
      index += 1;
    } else {
      pieces.push({ text, side: sideOf(change) });
    }
  }
  return pieces;
}

function compareWords(before: string, after: string): Piece[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: maxEdits });
  if (changes) return changes.map((change) => ({ text: change.value, side: sideOf(change) }));
  return changedWhole(before, after);
}

function changedWhole(before: string, after: string): Piece[] {
  return [
    { text: before, side: "old" },
    { text: after, side: "new" },
  ];
}

function sideOf({ added, removed }: { added?: boolean; removed?: boolean }): Piece["side"] {
  if (added) return "new";
  return removed ? "old" : "both";
}

/** Each line keeps its line break. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)/);
