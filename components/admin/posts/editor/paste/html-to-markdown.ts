import type { Element, ElementContent } from "hast";
import type { Nodes } from "mdast";
import { htmlTree } from "@/lib/markdown/from-html/html-tree";
import { stringifyMarkdown } from "@/lib/markdown/stringify";

/** A picture that was in the HTML itself; `data` is base64. */
type Embedded = { type: string; data: string; alt: string; placeholder: string };

/** `dropped` counts the pictures that cannot be shown. */
type Pasted = { markdown: string; embedded: Embedded[]; dropped: number };

/** Other types are not taken by the library. */
const pictureTypes = /^image\/(?:jpeg|png|webp|avif|gif)$/;

/** `placeholderOf` makes the text that stands for a picture until it is uploaded. */
export function htmlToMarkdown(html: string, placeholderOf: (index: number) => string): Pasted {
  const data: { type: string; data: string }[] = [];
  // Megabytes that the parser would go through.
  const light = html.replace(/data:([\w+/.-]+);base64,([A-Za-z0-9+/=]*)/g, (_, type, text) => {
    data.push({ type, data: text });
    return `data:${data.length - 1}`;
  });
  const embedded: Embedded[] = [];
  const nodes: Nodes[] = [];
  let dropped = 0;

  const placePicture = ({ properties }: Element): ElementContent | null | undefined => {
    const src = String(properties.src ?? "");
    if (/^(?:https?:\/\/|\/(?![/\\]))/i.test(src)) return undefined;
    const found = data[Number(/^data:(\d+)$/.exec(src)?.[1])];
    const isBase64 = found && found.data.length % 4 !== 1;
    if (!isBase64 || !pictureTypes.test(found.type)) {
      dropped += 1;
      return null;
    }
    const placeholder = placeholderOf(embedded.length);
    embedded.push({ ...found, alt: String(properties.alt ?? ""), placeholder });
    const dataNode = nodes.push({ type: "html", value: placeholder }) - 1;
    // The text keeps the spaces around it.
    const children = [{ type: "text" as const, value: placeholder }];
    return { type: "element", tagName: "span", properties: { dataNode }, children };
  };

  const tree = htmlTree(light, { baseUrl: null, notes: new Map(), placePicture, nodes });
  return { markdown: stringifyMarkdown(tree, "_").trim(), embedded, dropped };
}
