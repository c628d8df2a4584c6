import { toHtml } from "hast-util-to-html";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { parseMarkdown } from "@/lib/markdown/parse";
import type { SourcePost } from "@/lib/transfer/import/source";

type Marker = [type: number, opened: number[], closed: number, value: unknown];
type Card = [name: string, values: Record<string, unknown>];
type Document = {
  markups: [name: string, attributes?: string[]][];
  atoms: [name: string, text: string][];
  cards: Card[];
  sections: [type: number, tag: string | number, content: unknown][];
};

/** The text of Ghost's editor before version 5; null if it cannot be read. */
export function mobiledocText(json: string): SourcePost["text"] | null {
  try {
    const document = JSON.parse(json) as Document;
    const { sections, cards } = document;
    const shown = sections.map(([type, index]) => (type === 10 ? cards[Number(index)] : undefined));
    // Ghost 1 had one card with the whole text.
    if (shown.every((card) => card && isMarkdown(card))) {
      return { markdown: shown.map((card) => String(card?.[1].markdown)).join("\n\n") };
    }
    const html = sections.map((section, index) => sectionHtml(section, shown[index], document));
    return { html: html.join("\n"), isClassic: false };
  } catch {
    return null;
  }
}

function sectionHtml(
  section: Document["sections"][number],
  card: Card | undefined,
  document: Document,
) {
  const [type, tag, content] = section;
  if (card) return cardHtml(card);
  if (type === 2) return `<img src="${escaped(tag)}">`;
  const name = /^[a-z]+\d?$/.exec(String(tag))?.[0] ?? "p";
  const inner =
    type === 3
      ? (content as Marker[][]).map((item) => `<li>${markersHtml(item, document)}</li>`).join("")
      : markersHtml(content as Marker[], document);
  return `<${name}>${inner}</${name}>`;
}

function markersHtml(markers: Marker[], { markups, atoms }: Document): string {
  const open: string[] = [];
  let html = "";
  for (const [type, opened, closed, value] of markers) {
    for (const [name = "", attributes] of opened.map((index) => markups[index] ?? [])) {
      html += name === "a" ? `<a href="${escaped(attributes?.[1])}">` : `<${name}>`;
      open.push(name);
    }
    const [atom, text] = atoms[Number(value)] ?? [];
    html += type === 0 ? escaped(value) : atom === "soft-return" ? "<br>" : escaped(text);
    for (let count = 0; count < closed; count += 1) html += `</${open.pop()}>`;
  }
  return html;
}

const isMarkdown = ([name]: Card) => /^(card-)?markdown$/.test(name);

const markdownToHtml = unified().use(remarkRehype, { allowDangerousHtml: true });

function cardHtml([name, values]: Card): string {
  const { html, code, language, markdown, url, images = [values] } = values;
  if (isMarkdown([name, values])) {
    const tree = markdownToHtml.runSync(parseMarkdown(String(markdown)));
    return toHtml(tree, { allowDangerousHtml: true });
  }
  if (name === "hr") return "<hr>";
  if (html) return String(html);
  if (name === "code") {
    return `<pre><code class="language-${escaped(language)}">${escaped(code)}</code></pre>`;
  }
  if (url) return `<p><a href="${escaped(url)}">${escaped(url)}</a></p>`;
  return (images as Card[1][])
    .filter(({ src }) => src)
    .map(({ src, alt, caption = "" }) => {
      const image = `<img src="${escaped(src)}" alt="${escaped(alt)}">`;
      return `<figure>${image}<figcaption>${caption}</figcaption></figure>`;
    })
    .join("\n");
}

function escaped(value: unknown): string {
  return String(value ?? "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");
}
