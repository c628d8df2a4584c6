import type { Element, ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { parseMarkdown } from "@/lib/markdown/parse";
import type { SourcePost } from "@/lib/transfer/import/source";

type Marker = [type: number, opened: number[], closed: number, value: string | number];
type Card = [name: string, values: Partial<Record<string, string>> & { images?: Card[1][] }];
type Document = {
  markups: [name: string, attributes?: string[]][];
  atoms: [name: string, text: string][];
  cards: Card[];
  sections: [type: number, tag: string | number, content: Marker[] | Marker[][]][];
};

/** The text of Ghost's editor before version 5; null if it cannot be read. */
export function mobiledocText(json: string): SourcePost["text"] | null {
  try {
    const document = JSON.parse(json) as Document;
    const shown = document.sections.map(([type, index]) => type === 10 && document.cards[+index]);
    const texts = shown.map((card) => card && /markdown$/.test(card[0]) && card[1].markdown);
    // Ghost 1 had one card with the whole text.
    if (texts.every((text) => typeof text === "string")) return { markdown: texts.join("\n\n") };
    const children = document.sections.flatMap(([type, tag, content], index): Root["children"] => {
      const card = shown[index];
      if (card) return cardNodes(card);
      if (type === 2) return [element("img", { src: String(tag) })];
      if (type === 1) return [element(String(tag), {}, textNodes(content as Marker[], document))];
      const items = (content as Marker[][]).map((item) => textNodes(item, document));
      return [
        element(
          String(tag),
          {},
          items.map((item) => element("li", {}, item)),
        ),
      ];
    });
    const html = toHtml({ type: "root", children }, { allowDangerousHtml: true });
    return { html, isClassic: false };
  } catch {
    return null;
  }
}

function element(
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[] = [],
) {
  return { type: "element" as const, tagName, properties, children };
}

function textNodes(markers: Marker[], { markups, atoms }: Document): ElementContent[] {
  const root = element("p", {});
  const open = [root];
  for (const [type, opened, closed, value] of markers) {
    for (const [name, [, href] = []] of opened.map((index) => markups[index] ?? ["span"])) {
      const mark = element(name, name === "a" ? { href } : {});
      open.at(-1)?.children.push(mark);
      open.push(mark);
    }
    const [atom, text] = type === 1 ? (atoms[+value] ?? []) : ["", value];
    const isBreak = atom === "soft-return";
    open.at(-1)?.children.push(isBreak ? element("br", {}) : { type: "text", value: String(text) });
    open.splice(Math.max(1, open.length - closed));
  }
  return root.children;
}

const markdownToHast = unified().use(remarkRehype, { allowDangerousHtml: true });

function cardNodes([name, values]: Card): Root["children"] {
  const { html, code, language, markdown, url, images = [values] } = values;
  if (markdown) return markdownToHast.runSync(parseMarkdown(markdown)).children;
  if (name === "hr") return [element("hr", {})];
  if (html) return [{ type: "raw", value: html }];
  if (code) {
    const text = { type: "text" as const, value: code };
    return [element("pre", {}, [element("code", { className: [`language-${language}`] }, [text])])];
  }
  if (url) return [element("p", {}, [element("a", { href: url }, [{ type: "text", value: url }])])];
  return images.flatMap(({ src, alt, caption = "" }) =>
    src ? [element("p", {}, [element("img", { src, alt })]), { type: "raw", value: caption }] : [],
  );
}
