import type { Highlighted } from "./schema";

// Mirrors the database's rules for words, spellings and scripts: see supabase/migrations.
const stopWords = new Set(
  "a an and are as at be but by for from has have how i if in is it its of on or our so that the their them they this to was we were what when where which who will with you your".split(
    " ",
  ),
);
const ending = /(?<=\p{L}{3})(?:ies|ied|ing|ers|er|ed|es|s|e|y)$/u;
const doubled = /(?<=\p{L}{2})(\p{L})\1$/u;
const unspaced =
  "\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Mymr}\\p{sc=Khmr}\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}ー";
const runs = new RegExp(`[${unspaced}]+`, "gu");
const words = new RegExp(`(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+`, "gu");
const chunks = /[.#@$&~%+-]{0,20}[\p{L}\p{N}]+(?:[.#@$&~%_:/+-]+[\p{L}\p{N}]+)*[+#%]*/gu;
const sign = "[!-/:-@[-`{-~]";
const plain = "[^!-/:-@[-`{-~]";
// "c#", ".net" and "r&d" mean little without their punctuation.
const withSigns = new RegExp(
  `^${sign}|${sign}$|^${plain}${sign}|${sign}${plain}(?:${sign}|$)`,
  "u",
);
const points =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]+/gu;
const pieces =
  /(?:[\x20-\x7e\p{sc=Han}\u3041-\u30ff](?![\p{M}\uff9e\uff9f]))+|.[\p{M}\uff9e\uff9f]*/gsu;
const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ø: "oe", ü: "ue", å: "aa" };
const variants: Record<string, string> = { ς: "σ", ß: "ss", ø: "o", æ: "ae", œ: "oe" };

/** A word's spellings, or a substring for terms with punctuation or in scripts without spaces. */
export type Term = { stems: string[]; starts: string[] } | { inside: string };

/** Returns the terms of a search without stop words; the last one may be the start of a word. */
export function termsOf(query: string): Term[] {
  const parts = query.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.flatMap((part, index) => {
    const text = part.normalize("NFKC").toLowerCase();
    const inside: string[] = text.match(runs) ?? [];
    const rest = text.replace(runs, " ").replace(chunks, (chunk) => {
      if (!withSigns.test(chunk)) return chunk;
      inside.push(chunk);
      return " ";
    });
    const counting = (rest.match(words) ?? []).filter((word) => !stopWords.has(fold(word)));
    return [
      ...inside.map((text) => ({ inside: fold(text) })),
      ...counting.map(spellings).map((spelled) => ({
        stems: spelled.map(stem),
        starts: index === parts.length - 1 ? spelled : [],
      })),
    ];
  });
}

export type IndexedText = { words: ReadonlySet<string>; folded: string };

export function indexText(text: string): IndexedText {
  return { words: new Set(text.match(words)?.map(fold)), folded: fold(text) };
}

/** Whether the text matches all terms; false if there are none. */
export function hasAll(terms: readonly Term[], { words, folded }: IndexedText): boolean {
  const isIn = (term: Term) =>
    "inside" in term ? folded.includes(term.inside) : [...words].some((word) => fits(term, word));
  return terms.length > 0 && terms.every(isIn);
}

export function mark(text: string, terms: readonly Term[]): Highlighted {
  const parts: Highlighted = [];
  let from = 0;
  for (const hit of hitsIn(text, terms)) {
    if (hit.from < from) continue;
    parts.push(text.slice(from, hit.from), text.slice(hit.from, hit.to));
    from = hit.to;
  }
  return [...parts, text.slice(from)];
}

/** Returns about two lines of the first text with a hit (else the first), around the most terms. */
export function excerptFrom(texts: readonly string[], terms: readonly Term[]): Highlighted {
  const hits = texts.map((text) => hitsIn(text, terms));
  const index = Math.max(
    0,
    hits.findIndex(({ length }) => length > 0),
  );
  const text = texts[index] ?? "";
  const length = text.search(runs) === -1 ? 180 : 100;
  const start = excerptStart(text, hits[index] ?? [], length);
  const body = text.slice(start, start + length).replace(/^[\p{M}\p{Cs}]+|\p{Cs}$/gu, "");
  const isEnd = start + length >= text.length;
  const end = isEnd ? body : `${body.replace(/\s\S{0,30}$/u, "")}…`;
  return mark(start > 0 ? `…${end}` : end, terms);
}

function excerptStart(text: string, hits: readonly Hit[], length: number): number {
  const counts = hits.map(({ from }, index) => {
    const near = hits.slice(index, index + 20).filter(({ to }) => to < from + length / 2);
    return new Set(near.map(({ term }) => term)).size;
  });
  const from = hits[counts.indexOf(Math.max(...counts))]?.from ?? 0;
  if (from < length / 2) return 0;
  const near = from - Math.round(length * 0.4);
  const space = text.indexOf(" ", near);
  return space !== -1 && space < from ? space : near;
}

type Hit = { from: number; to: number; term: Term };

/** Returns hits in text order; hits of different terms may overlap. */
function hitsIn(text: string, terms: readonly Term[]): Hit[] {
  const hits: Hit[] = [];
  for (const { 0: word, index } of text.matchAll(words)) {
    const spelled = spellings(word);
    const term = terms.find((term) => spelled.some((spelling) => fits(term, spelling)));
    if (term) hits.push({ from: index, to: index + word.length, term });
  }
  const inside = terms.filter((term) => "inside" in term);
  if (inside.length > 0) hits.push(...hitsInside(text, inside));
  return hits.sort((a, b) => a.from - b.from);
}

/** Characters that fold into one stay together: "ｻﾞ" is "ザ". */
function hitsInside(text: string, terms: readonly { inside: string }[]): Hit[] {
  const hits: Hit[] = [];
  const at: { from: number; to: number }[] = [];
  let folded = "";
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const part = fold(piece);
    const isSameLength = part.length === piece.length;
    for (let i = 0; i < part.length; i++) {
      const [from, to] = isSameLength ? [index + i, index + i + 1] : [index, index + piece.length];
      at.push({ from, to });
    }
    folded += part;
  }
  for (const term of terms) {
    for (let i = folded.indexOf(term.inside); i !== -1; i = folded.indexOf(term.inside, i + 1)) {
      const [first, last] = [at[i], at[i + term.inside.length - 1]];
      if (first && last) hits.push({ from: first.from, to: last.to, term });
    }
  }
  return hits;
}

function fits(term: Term, word: string): boolean {
  if ("inside" in term) return false;
  return term.stems.includes(stem(word)) || term.starts.some((start) => word.startsWith(start));
}

const stem = (word: string) => word.replace(ending, "").replace(doubled, "$1");

/** "Müller" may be typed as "muller" or "mueller". */
function spellings(word: string): string[] {
  const composed = word.normalize("NFC").toLowerCase();
  const spelled = composed.replace(/[äöøüå]/g, (letter) => umlauts[letter] ?? letter);
  return spelled === composed ? [fold(word)] : [fold(word), fold(spelled)];
}

function fold(text: string): string {
  const bare = text.normalize("NFKD").replace(points, "").normalize("NFC").toLowerCase();
  return bare.replace(/[ςßøæœ]/g, (letter) => variants[letter] ?? letter);
}
