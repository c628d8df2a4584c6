import { visit } from "unist-util-visit";
import { type Notes, note } from "@/lib/markdown/from-html/notes";
import { parseMarkdown } from "@/lib/markdown/parse";
import { fenced, lineAt, placed, quoted, replaceComponents, replaceTags } from "./tags";

const attributes = "kramdown attributes were left out";
const contents = "A table of contents marker was left out";

/** Every pattern runs in linear time. */
const rules: [pattern: RegExp, replacement: string, note?: string][] = [
  // Heading ids are kept: see lib/markdown/extensions/heading-ids.ts.
  [
    /^(#{1,6} [^\n{]*)(?:\{(?=[ \t]*[#.])|\n?\{:)[^{}#\n]{0,200}(#[\w:.-]{1,100})?[^{}\n]{0,200}\}[ \t]*$/gm,
    "$1 {$2}",
  ],
  [/[ \t]{0,9}\{\}$/gm, "", attributes],
  [/[ \t]{2,9}(?=\{#[^{}\n]{1,100}\}$)/gm, " "],
  [
    /<a\s{1,5}(?:name|id)=["']?([\w:.-]{1,100})["']?\s{0,5}(?:\/>|><\/a>)\s{0,5}\n{1,3}(#{1,6} [^\n{]+)$/gm,
    "$2 {#$1}",
  ],
  [
    /^ {0,3}(?:[*+-]|\d\.) [^\n]{0,200}\n\{:[^{}\n]{0,100}\btoc\b[^{}\n]{0,100}\}[ \t]*$/gm,
    "",
    contents,
  ],
  [/^\[?\[_?toc_?\]\]?[ \t]*$/gim, "", contents],
  [
    /\{:(?=\s{0,9}(?:[.#:/]|\w[\w-]{0,50}=|toc|ref))(?:[^{}\n]|\n(?!\s*\n)){0,500}\}/g,
    "",
    attributes,
  ],
  [
    /(?:(?<=\]\([^()\n]{1,500}\))|^(?=\{[^{}\n]{1,500}\}[ \t]*$))\{[ \t]{0,9}(?:[.#][\w-]|[\w-]{1,50}=)[^{}\n]{0,500}\}/gm,
    "",
    "Attributes were left out",
  ],
  // Pelican
  [/\{(?:filename|static|attach)\}(?=[\w./])/g, ""],
  [/^\*\[[^\]\n]{1,100}\]:[^\n]*$/gm, "", "An abbreviation was left out"],
  [
    /^ {0,3}([^\s|#>:*+-][^\n]{0,300}?)[ \t]{0,9}\n\n?:[ \t]{1,10}(?=\S)/gm,
    "**$1**\\\n",
    "A definition list became bold terms and lines",
  ],
  [/(?<=\*\*\\\n(?:[^\n]{1,500}\n){0,5}[^\n]{1,500})\n\n?:[ \t]{1,10}(?=\S)/g, "\\\n"],
  [/[ \t]\^[\w-]{3,40}[ \t]*$/gm, "", "A block ID was left out"],
  [/(?<![=\w])==(?! )([^=\n]{1,500})(?<! )==(?![=\w])/g, "<mark>$1</mark>"],
  [/\^\[([^[\]\n]{1,1000})\]/g, " ($1)", "An inline footnote was put in brackets"],
  [/(?<=[\p{L}\p{N})])~(\d{1,3})~(?!~)/gu, "<sub>$1</sub>"],
  [/(?<=[\p{L}\p{N})])\^([\w+-]{1,10})\^/gu, "<sup>$1</sup>"],
  // Docusaurus admonitions and VuePress containers.
  [
    /^ {0,3}:{3,}[ \t]*[\w-]*[ \t]*(?:\[([^\]\n]{1,200})\]|([^\n{[]{1,200}))?[^\n]*$/gm,
    "\n**$1$2**\n",
    "A callout became plain paragraphs",
  ],
  [/^\*{4}$/gm, ""],
  // A picture or video that replaced a tag stays in its list item.
  [/^[ \t]{1,12}\n\n(?=[ \t]{1,12}(?:!?\[[^\]\n]{0,500}\]\(<|<https:))/gm, "\n"],
  [/<%(?:[^%<\n]|%(?!>)|<(?!%)|\n(?!\s*\n)){0,2000}%>/g, "", "A template command was left out"],
  // Obsidian pictures, with their size after a bar, and links to notes.
  [/(!\[\[?[^[\]\n]{0,600}?)\\?\|\d{1,4}(?:x\d{1,4})?(?=\]\]|\]\()/g, "$1"],
  [
    /!\[\[([^[\]|\n]{1,300}\.(?:png|jpe?g|gif|webp|avif|svg))(?:\\?\|([^[\]\n]{0,300}))?\]\]/gi,
    "![$2](<$1>)",
  ],
  // A size, as in Hexo and HackMD.
  [/(!\[[^\]\n]{0,500}\]\([^()\s]{1,500})[ \t]=\d{0,4}%?x\d{0,4}%?(?=[ \t)])/g, "$1"],
  // Obsidian plays videos that are written as pictures.
  [
    /^!\[[^\]\n]{0,300}\]\((https?:\/\/(?:www\.)?(?:youtube\.com\/watch|youtu\.be\/|vimeo\.com\/)[^()\s]{1,300})\)[ \t]*$/gm,
    "\n<$1>\n",
  ],
  // Unlike CommonMark, kramdown allows spaces in the path of a picture.
  [
    /(!\[(?:(?!!\[)[^\]\n]){0,500}\]\()[ \t]*(?=[^()\n]{0,500}[^()\s] )([^\s()<>"'][^()<>"'\n]{0,500}\.(?:png|jpe?g|gif|webp|avif|svg))(?=\))/gi,
    "$1<$2>",
  ],
  [/!?\[\[([^[\]|\n]{1,300}?)\\?\|([^[\]\n]{1,300})\]\](?!\()/g, "[$2](<$1>)"],
  [/!?\[\[([^\s[\]|][^[\]|\n]{0,300})\]\](?!\()/g, "[$1](<$1>)"],
];

const cuts: [open: RegExp, close: RegExp, note: string][] = [
  [/%%/g, /%%/g, "A private note was left out"],
  // At the start of a line, an unclosed note runs to the end of the text.
  [/^ {0,3}%%/gm, /$/g, "A private note was left out"],
  [/\{\{-?\s?\/\*/g, /\*\/\s?-?\}\}/g, "A comment was left out"],
  [/\{#-?\s/g, /-?#\}/g, "A comment was left out"],
  [/\{\{[<%]\s?comment\s?[>%]\}\}/g, /\{\{[<%]\s?\/comment\s?[>%]\}\}/g, "A comment was left out"],
  [/\{\/\*|\{::comment\}/g, /\*\/\}|\{:\/(?:comment)?\}/g, "A comment was left out"],
  [/\{%-?\s?comment\s?-?%\}/g, /\{%-?\s?endcomment\s?-?%\}/g, "A comment was left out"],
];

const tagOf = (name: string, rest = "") =>
  String.raw`\{%-?\s{0,9}${name}${rest}\s{0,9}-?%\}|\{\{[<%]\s{0,9}${name}${rest}\s{0,9}[>%]\}\}`;
// A pair that keeps tags as text, with its lines if it is alone there.
const rawOpen = /^[ \t]*\{%-?\s?raw\s?-?%\}[ \t]*\n|\{%-?\s?raw\s?-?%\}/gm;
const rawClose = /^[ \t]*\{%-?\s?endraw\s?-?%\}[ \t]*\n|\{%-?\s?endraw\s?-?%\}/gm;
/** Most texts have none of these, so they need no parsing. */
const syntax =
  /[{^~]|[%=]{2}|\*\*|\[([[!]|_?to|TO)|<[A-Z%a]|\]\([^<)\n]{1,500} |^ *[:*]|^(?:im|ex)p|\|\d+\]|\]\(http\S{3,7}\.?(?:youtu|vimeo)/m;
const rawTag = /\{[{%#][^{}]{0,2000}[}%#]\}/g;
const escapedTag = /\{\{([<%])\/\*([^{}]{0,500}?)\*\/([>%]\}\})/g;

/** Strips syntax specific to kramdown, Liquid, Hugo, MDX and Obsidian, and notes what is lost. */
export function withoutMarks(
  source: string,
  notes: Notes,
  isMdx: boolean,
  fields: Record<string, unknown>,
): string {
  if (!syntax.test(source)) return source;
  const parts: string[] = [];
  // Delimits placeholders with noncharacters, which are removed from the source.
  const keep = (part: string) => `\uFDD0${parts.push(part) - 1}\uFDD1`;
  const restore = (text: string): string =>
    text.replace(/\uFDD0(\d{1,9})\uFDD1/g, (_, index) => restore(parts[index] ?? ""));
  let text = keepCode(source.replace(/[\uFDD0\uFDD1]|\r(?=\n)/g, ""), keep, isMdx);
  text = text.replace(escapedTag, (_, sign, ...rest) => keep(`{{\\${sign}${rest[0]}${rest[1]}`));
  if (isMdx) text = text.replace(/\{`\n([^`]{1,9999})\n`\}/g, (_, code) => keep(fenced(code, "")));
  for (const name of ["raw", "highlight", "codeblock", "code", "mermaid", "blockquote", "quote"]) {
    const open = new RegExp(tagOf(name, String.raw`\b([^{}]{0,500}?)`), "g");
    const close = new RegExp(tagOf(`(?:end|/)${name}`), "g");
    text = between(text, open, close, (inner, rest, at) => {
      if (name === "raw") return inner.replace(rawTag, keep);
      // GitBook's tag wraps a fenced block, which is a placeholder here.
      if (name === "code" && inner.includes("\uFDD0")) return inner;
      if (name.endsWith("quote")) return quoted(inner, rest);
      const { margin } = lineAt(text, at);
      const code = fenced(restore(inner), name === "mermaid" ? name : rest, margin);
      return keep(placed(code, text, at));
    });
  }
  const named = new Set(
    [...text.matchAll(/^ {0,3}\[([^\]\n]{1,300})\]:/gm)].map(([, name]) => name?.toLowerCase()),
  );
  // A reference in brackets looks like a link to a note.
  text = text.replace(/\[\[([^[\]|\n]{1,300})\]\]/g, (link, name: string) =>
    named.has(name.toLowerCase()) ? keep(link) : link,
  );
  if (text.includes("$$")) note(notes, "Formulas were kept as text");
  text = text.replace(/\$\$[^$]{1,5000}\$\$|\$(?=[^$\n<]*[\\^_])[^\s\d$<][^$\n<]{0,500}\$/g, keep);
  for (const [open, close, what] of cuts) {
    // Comments in Mermaid diagrams start like an unclosed note.
    const isDiagram = /mermaid/i.test(text) && !notes.has(what) && !text.includes("[[");
    if (close.source === "$" && isDiagram) continue;
    text = between(text, open, close, () => {
      note(notes, what);
      return "";
    });
  }
  // The order matters: MDX attributes have braces, and HTML attributes may contain Liquid.
  text = isMdx ? replaceComponents(text, isMdx, notes) : replaceTags(text, fields, notes);
  text = isMdx ? replaceTags(text, fields, notes) : replaceComponents(text, isMdx, notes);
  text = text.replace(bold, keepBold);
  for (const [pattern, replacement, what] of rules) {
    const before = text;
    text = text.replace(pattern, replacement);
    if (what && text !== before) note(notes, what);
  }
  text = text.replace(/^((?:> ?){1,20})\[!([\w-]{1,30})\][+-]?[ \t]*([^\n]*)$/gm, nameCallout);
  return restore(text);
}

const bold =
  /(?<![*\\])(\*{2,3})(?![\s*])((?:[^*\n]|\n(?![ \t]*(?:[-*+>#|\n]|\d{1,9}[.)]|$))|(?<!\*)\*(?!\*)){1,500})(\*{2,3})(?!\*)/g;
/** The rest of a line that closes bold itself, so that marks before it open another one. */
const closesBold = /^[^*\n]{0,500}[^\s*]\*\*/;

/** Converts bold that CommonMark doesn't recognise but other parsers do: `**a **b`, `甲**“乙”**丙`. */
function keepBold(all: string, open: string, words: string, close: string, ...rest: unknown[]) {
  const [at, text] = rest as [number, string];
  const [before = "", after = ""] = [text[at - 1], text[at + all.length]];
  const isAfterHan = /[\u3040-\u9fff\uac00-\ud7af]/.test(before);
  const isAfterWord = !isAfterHan && /[\p{L}\p{N}]/u.test(before);
  const isUnread = /\s$/.test(words)
    ? /^\s?$/.test(before) && after.trim() !== "" && !closesBold.test(text.slice(at + all.length))
    : (isAfterHan && /^[\p{P}\p{S}\uFDD0]/u.test(words)) ||
      (/[\p{P}\p{S}\uFDD1]$/u.test(words) && /[\p{L}\p{N}]/u.test(after));
  if (open + close !== "****" || isAfterWord || !isUnread) return all;
  return `<b>${words}</b>`;
}

const kinds: [RegExp, string][] = [
  [/^(?:tip|hint|success|check|done)$/i, "TIP"],
  [/^(?:warning|attention)$/i, "WARNING"],
  [/^(?:caution|danger|error|bug|fail\w*)$/i, "CAUTION"],
  [/^important$/i, "IMPORTANT"],
];

/** The site supports five kinds of callouts, without custom titles and not inside blockquotes. */
function nameCallout(_: string, quote: string, name: string, title: string): string {
  const kind = kinds.find(([names]) => names.test(name))?.[1] ?? "NOTE";
  const isNested = quote.replaceAll(" ", "").length > 1;
  const words = title || (isNested ? name : "");
  const lines = [...(isNested ? [] : [`[!${kind}]`, ""]), ...(words ? [`**${words}**`, ""] : [])];
  return lines
    .map((line) => quote + line)
    .join("\n")
    .trimEnd();
}

/** Replaces text between two marks. One pattern would be quadratic if end marks are missing. */
function between(
  text: string,
  open: RegExp,
  close: RegExp,
  replace: (inner: string, rest: string, at: number) => string,
): string {
  let result = "";
  let at = 0;
  for (;;) {
    open.lastIndex = at;
    const start = open.exec(text);
    close.lastIndex = open.lastIndex;
    const end = start && close.exec(text);
    if (!end) return result + text.slice(at);
    const inner = text.slice(open.lastIndex, end.index);
    result += text.slice(at, start.index) + replace(inner, start[1] ?? start[2] ?? "", start.index);
    at = close.lastIndex;
  }
}

function keepCode(text: string, keep: (part: string) => string, isMdx: boolean): string {
  let kept = "";
  let at = 0;
  visit(parseMarkdown(text), (node) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    // Braces around it make it a string in MDX.
    const isInline = node.type === "inlineCode" && `${text[start - 1]}${text[end]}` !== "{}";
    const isPre = node.type === "html" && !isMdx && /^<pre\b/i.test(node.value);
    if (node.type !== "code" && !isInline && !isPre) return;
    const written = between(text.slice(start, end), rawOpen, rawClose, (inner) => inner);
    // Line numbers and titles beside the language, as in VuePress and Gatsby.
    const code = written.replace(/^((?:`{3,}|~{3,})[ \t]*\w[\w+#-]*)[{:,][^\n`]*/, "$1");
    kept += text.slice(at, start) + keep(code.replace(escapedTag, "{{$1$2$3"));
    at = end;
  });
  return kept + text.slice(at);
}
