import type { RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { escapeNumber, sourceOf } from "@/lib/markdown/extensions/callouts";
import { convertHtml } from "@/lib/markdown/from-html/convert-html";
import { type Notes, note } from "@/lib/markdown/from-html/notes";
import { parseMarkdown } from "@/lib/markdown/parse";
import { stringifyMarkdown } from "@/lib/markdown/stringify";
import { withoutMarks } from "./marks";

type Options = {
  isMdx: boolean;
  links: Record<string, string | null>;
  fields?: Record<string, unknown>;
  notes: Notes;
};

/**
 * Converts another generator's Markdown for this site; unaffected blocks are kept byte for byte.
 * `links` maps URLs in the text to paths of imported posts, or to null for notes without a post;
 * `fields` are those of the front matter, which tags may show.
 */
export function convertMarkdown(source: string, options: Options): string {
  const { isMdx, links, fields = {}, notes } = options;
  const text = withoutMarks(endHtml(source, isMdx), notes, isMdx, fields);
  const tree = parseMarkdown(text);
  const before = tree.children;
  const changed = convertHtml(tree, notes);
  for (const node of tree.children) {
    // A number with a full stop would become a callout.
    const isNumbered = node.type === "list" && /^\d+\./.test(sourceOf(node, text));
    const isEscaped = escapeNumber(node, sourceOf(node, text));
    const isLinked = rewriteLinks(node, links, notes);
    if (isNumbered || isEscaped || isLinked) changed.add(node);
  }
  return text === source && changed.size === 0 && tree.children === before
    ? text
    : written(tree.children, changed, text);
}

const tag =
  /^\s*<\/?(?:[A-Z][\w.]*|[a-z]+-[\w-]+|aside|blockquote|center|details|div|figure|li|ol|p|section|table|tbody|td|th|thead|tr|ul)(?:\s[^<>]*)?>\s*$/;
const wrapped =
  /^\s*((?:<(?:blockquote|div|li|p|t[dhr])(?:\s[^<>]*)?>)+)(?=[^<>]*[*_`[])([^<>]+)((?:<\/\w+>)+)\s*$/;
const blockTag =
  /^ {0,3}<\/?(?:article|aside|blockquote|center|d[dlt]|details|div|figcaption|figure|footer|h[1-6r]|header|iframe|li|main|nav|ol|p|section|summary|table|t[dhr]|thead|tbody|ul)(?=[\s/>])/i;
const loneTag = /^ {0,3}<\/?(?!code|pre|script|style|textarea)[a-z][^<>]*>\s*$/i;
/** A tag whose content is Markdown, in kramdown and, for callouts, in Notion. */
const markdownTag =
  /<[a-z]\w{0,9}\s(?:[^<>]{0,300}\s)?markdown(?:=["']?(?:1|block|span)["']?)?[\s>]|^<aside>$/i;

/**
 * Separates Markdown from HTML on the line above, which CommonMark would extend to the next empty
 * line. Many authors expect it to end at its last tag, as in kramdown. In MDX, also separates tags
 * from the lines within them, and removes their indentation outside list items.
 */
function endHtml(source: string, isMdx: boolean): string {
  let fence = "";
  let isHtml = false;
  let block = "";
  let isPre = false;
  let isSummary = false;
  let indent = 0;
  let listIndent = 0;
  const lines = source.split("\n").map((given) => {
    const start = given.search(/\S|$/);
    if (start < listIndent && start < given.length) listIndent = 0;
    const isTag = isMdx && fence === "" && tag.test(given);
    if (listIndent === 0 && (isTag || indent < 0)) indent = isTag ? -1 : given.search(/\S/);
    if (isTag) return `\n${given.slice(listIndent === 0 ? start : indent)}\n`;
    const [, before, words, after] =
      (isMdx && fence + listIndent === "0" && wrapped.exec(given)) || [];
    if (words) return `\n${before}\n\n${words}\n\n${after}\n`;
    const line = given.slice(Math.max(0, Math.min(indent, start)));
    if (fence === "") listIndent ||= /^\s*(?:[-*+]|\d+[.)])\s+/.exec(given)?.[0].length ?? 0;
    const inItem = listIndent > 0 ? line.trimStart() : line;
    const mark = /^(?:`{3,}(?=[^`]*$)|~{3,}|!\[)/.exec(inItem)?.[0] ?? "";
    const isItem = isSummary && /^(?:[-*+]|\d{1,3}[.)]) /.test(line);
    const isText = block === "html" && (isItem || /^(?:#{1,6} |[*_]{1,3}\S|\[|> )/.test(line));
    const isSeparate = isHtml && !isPre && fence === "" && (mark !== "" || isText);
    // Within a paragraph, only the tag of a block starts HTML.
    const isStart = blockTag.test(line) || (block === "" && loneTag.test(line));
    block = start === given.length ? "" : isStart ? "html" : block || "text";
    const isOpen = fence === "" && block === "html" && markdownTag.test(line);
    if (fence !== "") fence = mark.startsWith(fence) && line.trim() === mark ? "" : fence;
    else if (mark !== "![") fence = mark;
    isPre = isPre ? !/<\/pre\b/i.test(line) : /<pre\b(?!.*<\/pre\b)/i.test(line);
    isSummary = /<\/summary>\s*$/.test(line);
    isHtml = /<\/?[a-z][a-z1-6]{0,9}(?:\s[^<>]*)?\/?>\s*$/i.test(line);
    return `${isSeparate ? "\n" : ""}${line}${isOpen && isHtml ? "\n" : ""}`;
  });
  return lines.join("\n");
}

function written(nodes: RootContent[], changed: ReadonlySet<RootContent>, text: string): string {
  const parts: string[] = [];
  let run: RootContent[] = [];
  const writeRun = () => {
    keepCalloutNames(run);
    if (run.length > 0) parts.push(stringifyMarkdown({ type: "root", children: run }).trimEnd());
    run = [];
  };
  for (const node of nodes) {
    const { start, end } = node.position ?? {};
    if (changed.has(node) || start?.offset === undefined) run.push(node);
    else {
      writeRun();
      // Slices from the start of the line, since code may be indented.
      parts.push(text.slice(start.offset - (start.column - 1), end?.offset));
    }
  }
  writeRun();
  return `${parts.join("\n\n")}\n`;
}

/** Makes callout names HTML nodes, since brackets in text would be escaped. */
function keepCalloutNames(blocks: RootContent[]): void {
  for (const block of blocks) {
    const [name] = block.type === "blockquote" ? block.children : [];
    const [text] = name?.type === "paragraph" ? name.children : [];
    if (name?.type === "paragraph" && text?.type === "text" && /^\[![A-Z]+\]$/.test(text.value)) {
      name.children = [{ type: "html", value: text.value }];
    }
  }
}

function rewriteLinks(block: RootContent, links: Options["links"], notes: Notes): boolean {
  let isChanged = false;
  visit(block, (node, index, parent) => {
    if (node.type !== "link" && node.type !== "definition") return;
    // A fragment may follow a tag, as in `{% post_url a %}#part`.
    const [start = ""] = node.url.split("#");
    const found = [node.url, start].find((url) => Object.hasOwn(links, url));
    const path = found === undefined ? undefined : links[found];
    if (path === undefined) return;
    isChanged = true;
    if (path !== null) node.url = path + node.url.slice(found?.length);
    else if (parent && index !== undefined && node.type === "link") {
      const url = node.url.slice(0, 100);
      note(notes, `The link to “${url}” became text: the import has no such post`);
      parent.children.splice(index, 1, ...node.children);
    }
  });
  return isChanged;
}
