import type { Highlighted } from "./schema";

// Mirrors the database's rules for words, spellings and scripts: see supabase/migrations.
// Fewer than Postgres has, because pages may be named like one: "about".
const stopList =
  "a an and are as at be but by can don for from has have how i if in is it its of on or our s so t that the their them they this to was we were what when where which who will with you your";
const stopWords = new Set(stopList.split(" "));
const ending = /(?<=\p{L}{3})(?:ies|ied|ing|ers|er|ed|es|s|e|y)$/u;
const doubled = /(?<=\p{L}{2})(\p{L})\1$/u;
const unspaced =
  "\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Mymr}\\p{sc=Khmr}\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}ー";
const runs = new RegExp(`[${unspaced}]+`, "gu");
// Accents, vowel points, nuktas and invisible characters, such as soft hyphens.
const ignored =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u09bc\u0a3c\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const words = new RegExp(`(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}]|${ignored.source})+`, "gu");
// Also indexed as one word: "e-mail", "vue.js", "o'neil" and "1,000", but not "she'll".
const joined =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]+(?:(?:[-‐‑]|\.(?=\p{L}))[\p{L}\p{N}]+)+|\p{L}['’]\p{L}{3,}|\p{N}{1,3}(?:,\p{N}{3})+)(?![\p{L}\p{N}])/gu;
// Likewise "don't" and "aujourd'hui", also in "d'aujourd'hui".
const contracted = /(?<![\p{L}\p{N}])(?:\p{L}{2,}['’]\p{L}{3,}|\p{L}+n['’]t)(?![\p{L}\p{N}])/gu;
// Also indexed apart: Persian words with a zero-width non-joiner.
const unjoined =
  /(?<![\p{sc=Arab}\p{M}])[\p{sc=Arab}\p{M}]+(?=\u200c)|(?<=\p{sc=Arab}\u200c)[\p{sc=Arab}\p{M}]+/gu;
const chunks = /[.#@$&~%+-]{0,20}[\p{L}\p{N}]+(?:[.#@$&~%_:/+-]+[\p{L}\p{N}]+)*[+#%]*/gu;
const sign = "[!-/:-@[-`{-~]";
const plain = "[^!-/:-@[-`{-~]";
// "c#", ".net" and "r&d" mean little without their punctuation.
const withSigns = new RegExp(
  `^${sign}|${sign}$|^${plain}${sign}|${sign}${plain}(?:${sign}|$)`,
  "u",
);
const pieces =
  /(?:[\x20-\x7e\p{sc=Han}\u3041-\u30ff](?![\p{M}\uff9e\uff9f]))+|.[\p{M}\uff9e\uff9f]*/gsu;
const umlauts: Record<string, string> = { ä: "ae", ö: "oe", ø: "oe", ü: "ue", å: "aa" };
const letters = { đ: "d", ð: "d", ħ: "h", ı: "i", ł: "l", ٱ: "ا", ة: "ه", ى: "ي", ک: "ك", ی: "ي" };
const others = { ς: "σ", ß: "ss", ø: "o", æ: "ae", œ: "oe", þ: "th", "‐": "-", "–": "-", "—": "-" };
const variants: Record<string, string> = { ...letters, ...others };
const varied = new RegExp(`[${Object.keys(variants).join("")}٠-٩۰-۹]`, "g");
const article = /^(?:و?[بلفك]?(?:ال|لل)(?=[\p{L}\p{N}]{2})|ו?[לבמשכ]?ה(?=[\p{L}\p{N}]{3}))/u;
const twoArabicLetters = /^[\u0620-\u06ff]{2}$/;

/** A word's spellings, or a substring and the words that may have been found instead of it. */
export type Term = WordTerm | { inside: string; words?: WordTerm[] };
/** `parts` are the separate words of a joined spelling; a text with all of them matches too. */
type WordTerm = { stems: string[]; starts: string[]; parts?: WordTerm[] };

/** Returns the terms of a search without stop words; the last one may be the start of a word. */
export function termsOf(query: string): Term[] {
  const parts = query.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  return parts.flatMap((part, index) => {
    const isLast = index === parts.length - 1;
    const normal = part.normalize("NFKC").replace(/[‐–—]/g, "-").toLowerCase();
    const text = normal.replace(ignored, (sign) => (sign === "\u200c" ? sign : ""));
    const inside: Term[] = (text.match(runs) ?? []).map((run) => ({ inside: fold(run) }));
    const rest = text.replace(runs, " ").replace(chunks, (chunk) => {
      if (!withSigns.test(chunk)) return chunk;
      const words = wordTerms(chunk, isLast).filter(({ stems: [stem = ""] }) => stem.length > 1);
      inside.push({ inside: fold(chunk), words });
      return " ";
    });
    return [...inside, ...wordTerms(rest, isLast)];
  });
}

function wordTerms(text: string, isLast: boolean): WordTerm[] {
  const counting = wordsIn(text).filter(({ word }) => !stopWords.has(fold(word)));
  const termOf = ({ word }: Word): WordTerm => {
    const spelled = spellings(word).filter((text, i) => i === 0 || !twoArabicLetters.test(text));
    return { stems: spelled.map(stem), starts: isLast ? spelled : [] };
  };
  const contains = (all: Word, one: Word) =>
    all !== one && all.from <= one.from && one.to <= all.to;
  return counting
    .filter((one) => !counting.some((all) => contains(all, one)))
    .map((all) => ({
      ...termOf(all),
      parts: counting.filter((one) => contains(all, one)).map(termOf),
    }));
}

export type IndexedText = { words: readonly string[]; stems: ReadonlySet<string>; folded: string };

export function indexText(text: string): IndexedText {
  const words = [...new Set(wordsIn(text).flatMap(({ word }) => spellings(word)))];
  return { words, stems: new Set(words.map(stem)), folded: fold(text) };
}

/** Whether the text matches all terms; false if there are none. */
export function hasAll(terms: readonly Term[], { words, stems, folded }: IndexedText): boolean {
  const isIn = (term: Term): boolean => {
    if ("inside" in term) return folded.includes(term.inside);
    const { parts = [] } = term;
    return (
      term.stems.some((stem) => stems.has(stem)) ||
      term.starts.some((start) => words.some((word) => word.startsWith(start))) ||
      (parts.length > 0 && parts.every(isIn))
    );
  };
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
  const text = texts.find((one) => hitsIn(one, terms).length > 0) ?? texts[0] ?? "";
  const length = text.search(runs) === -1 ? 180 : 100;
  const start = excerptStart(text, hitsIn(text, terms), length);
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
  const inside = terms.filter((term) => "inside" in term);
  const hits = hitsInside(text, inside);
  const missing = inside.filter((term) => !hits.some((hit) => hit.term === term));
  const sought = [...terms, ...missing.flatMap(({ words = [] }) => words)];
  for (const { word, from, to } of wordsIn(text)) {
    const spelled = spellings(word);
    const term = sought.find((term) => spelled.some((spelling) => fits(term, spelling)));
    if (term) hits.push({ from, to, term });
  }
  return hits.sort((a, b) => a.from - b.from);
}

/** Characters that fold into one stay together: "ｻﾞ" is "ザ". */
function hitsInside(text: string, terms: readonly (Term & { inside: string })[]): Hit[] {
  const hits: Hit[] = [];
  if (terms.length === 0) return hits;
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

type Word = { word: string; from: number; to: number };

function wordsIn(text: string): Word[] {
  const found = [words, joined, contracted, unjoined].flatMap((rule) => [...text.matchAll(rule)]);
  return found.map(({ 0: word, index }) => {
    return { word: word.replace(/[-‐‑.,'’]/g, ""), from: index, to: index + word.length };
  });
}

function fits(term: Term, word: string): boolean {
  if ("inside" in term) return false;
  return (
    term.stems.includes(stem(word)) ||
    term.starts.some((start) => word.startsWith(start)) ||
    (term.parts ?? []).some((part) => fits(part, word))
  );
}

const stem = (word: string) => word.replace(ending, "").replace(doubled, "$1");

/** "Müller" may be typed as "muller" or "mueller", and "الكتاب" without its article. */
function spellings(word: string): string[] {
  const composed = word.normalize("NFC").toLowerCase();
  const spelled = composed.replace(/[äöøüå]/g, (letter) => umlauts[letter] ?? letter);
  const folded = (spelled === composed ? [word] : [word, spelled]).map(fold);
  return [...new Set([...folded, ...folded.map((text) => text.replace(article, ""))])];
}

function fold(text: string): string {
  const bare = text.normalize("NFKD").replace(ignored, "").normalize("NFC").toLowerCase();
  // Arabic and Persian digits aren't in the table.
  return bare.replace(varied, (letter) => variants[letter] ?? `${letter.charCodeAt(0) % 16}`);
}
