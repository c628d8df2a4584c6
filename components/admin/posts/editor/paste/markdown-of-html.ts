import type { Element, ElementContent, Root, RootContent } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { type ActionTuple, EXIT, SKIP, visit } from "unist-util-visit";
import { mendLists } from "./mend-lists";

/** A picture that was in the HTML itself; `data` is base64. */
type Embedded = { type: string; data: string; alt: string; placeholder: string };

/** `dropped` counts the pictures that cannot be shown. */
type Pasted = { markdown: string; embedded: Embedded[]; dropped: number };

/** Other types are not taken by the library. */
const pictureTypes = /^image\/(?:jpeg|png|webp|avif|gif)$/;

const unseen =
  /^(?:script|style|template|noscript|iframe|object|embed|svg|math|head|meta|link|title|input|button|select|textarea|audio|video)$/;

/** `placeholderOf` makes what stands in the text for a picture until it is uploaded. */
export function markdownOfHtml(html: string, placeholderOf: (index: number) => string): Pasted {
  const data: { type: string; data: string }[] = [];
  // Megabytes that the parser would go through.
  const light = html.replace(/data:([\w+/.-]+);base64,([A-Za-z0-9+/=]*)/g, (_, type, text) => {
    data.push({ type, data: text });
    return `data:${data.length - 1}`;
  });
  const embedded: Embedded[] = [];
  let dropped = 0;

  const pictureOf = (node: Element): ElementContent | null => {
    const src = String(node.properties.src ?? "");
    if (isPixel(node)) return null;
    if (/^(?:https?:\/\/|\/(?![/\\]))/i.test(src)) return node;
    const found = data[Number(/^data:(\d+)$/.exec(src)?.[1])];
    const isBase64 = found && found.data.length % 4 !== 1;
    if (!isBase64 || !pictureTypes.test(found.type)) {
      dropped += 1;
      return null;
    }
    const placeholder = placeholderOf(embedded.length);
    embedded.push({ ...found, alt: String(node.properties.alt ?? ""), placeholder });
    return element("x-picture", [{ type: "text", value: placeholder }]);
  };

  const clean = () => (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === "root" || node.type === "text" || !parent || index === undefined) return;
      const replace = (...nodes: RootContent[]) => {
        parent.children.splice(index, 1, ...(nodes as ElementContent[]));
        return [SKIP, index] satisfies ActionTuple;
      };
      if (node.type !== "element" || unseen.test(node.tagName) || isHidden(node)) return replace();
      if (node.tagName === "img") {
        const picture = pictureOf(node);
        if (picture !== node) return replace(...(picture ? [picture] : []));
      }
      if (node.tagName === "table") nameColumns(node);
      // Word's own element: as one of a block it would put blank lines into a list.
      if (node.tagName === "o:p") return replace(...node.children);
      if (node.tagName === "a" && !isAddress(String(node.properties.href ?? "")))
        return replace(...node.children);
      // As Google Docs wraps all, and marks words.
      const style = String(node.properties.style ?? "");
      delete node.properties.style;
      if (/^(?:b|strong)$/.test(node.tagName) && /font-weight:\s*(?:normal|400)/.test(style))
        return replace(...node.children);
      if (node.tagName === "span") {
        const isBold = /font-weight:\s*(?:bold|[6-9]00)/.test(style);
        const isItalic = /font-style:\s*italic/.test(style);
        if (isBold) return replace(element("strong", [{ ...node }]));
        if (isItalic) return replace(element("em", [{ ...node }]));
      }
    });
  };

  const markdown = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => mendLists)
    .use(clean)
    .use(rehypeRemark, {
      handlers: {
        "x-picture": (_state, { children: [text] }) => ({
          type: "html",
          value: text?.type === "text" ? text.value : "",
        }),
      },
    })
    .use(remarkGfm)
    // "1." would make a callout: see lib/markdown/callouts.ts.
    .use(remarkStringify, {
      bullet: "-",
      bulletOrdered: ")",
      emphasis: "_",
      fences: true,
      listItemIndent: "one",
      rule: "-",
    })
    .processSync(light)
    .toString();
  return { markdown: markdown.trim(), embedded, dropped };
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children };
}

/** Tables of Word and Google Docs know no header cells; Markdown has no table without. */
function nameColumns(table: Element): void {
  visit(table, "element", (row) => {
    if (row.tagName !== "tr") return;
    for (const cell of row.children) {
      if (cell.type === "element" && cell.tagName === "td") cell.tagName = "th";
    }
    return EXIT;
  });
}

/** Word's footnotes are in another part of the document, which was perhaps not copied. */
function isAddress(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|#(?!_(?:ftn|edn))|\/(?![/\\]))/i.test(href.trim());
}

function isHidden({ properties: { hidden, style } }: Element): boolean {
  return (hidden != null && hidden !== false) || /display:\s*none/.test(String(style ?? ""));
}

/** What counts who reads. */
function isPixel({ properties: { width, height, style } }: Element): boolean {
  const isTiny = (size: unknown) => size != null && Number.parseFloat(String(size)) <= 2;
  return (
    isTiny(width) ||
    isTiny(height) ||
    /(?:width|height):\s*[0-2](?:px|;|$)/.test(String(style ?? ""))
  );
}
