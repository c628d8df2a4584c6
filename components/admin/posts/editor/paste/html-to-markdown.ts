import { visit } from "unist-util-visit";
import { htmlTree } from "@/lib/markdown/from-html/html-tree";
import { stringifyMarkdown } from "@/lib/markdown/stringify";

/** A picture embedded in the HTML; `data` is base64. */
type Embedded = { type: string; data: string; alt: string; placeholder: string };

/** `dropped` counts the pictures that cannot be shown. */
type Pasted = { markdown: string; embedded: Embedded[]; dropped: number };

/** The library rejects other types. */
const pictureTypes = /^image\/(?:jpeg|png|webp|avif|gif)$/;

/** `placeholderOf` returns the text that stands in for a picture until it is uploaded. */
export function htmlToMarkdown(html: string, placeholderOf: (index: number) => string): Pasted {
  const data: { type: string; data: string }[] = [];
  // Spares the parser megabytes of base64.
  const light = html.replace(/data:([\w+/.-]+);base64,([A-Za-z0-9+/=]*)/g, (_, type, text) => {
    data.push({ type, data: text });
    return `data:${data.length - 1}`;
  });
  const pictureAt = (src: string) => {
    const found = data[Number(/^data:(\d+)$/.exec(src)?.[1])];
    const isBase64 = found && found.data.length % 4 !== 1;
    return isBase64 && pictureTypes.test(found.type) ? found : undefined;
  };
  let dropped = 0;
  const keepsPicture = (src: string) => {
    const isKept = /^(?:https?:\/\/|\/(?![/\\]))/i.test(src) || pictureAt(src) !== undefined;
    if (!isKept) dropped += 1;
    return isKept;
  };
  const tree = htmlTree(light, { baseUrl: null, notes: new Map(), keepsPicture });
  const embedded: Embedded[] = [];
  visit(tree, "image", ({ url, alt }, index, parent) => {
    const found = pictureAt(url);
    if (!found || !parent || index === undefined) return;
    const placeholder = placeholderOf(embedded.length);
    embedded.push({ ...found, alt: alt ?? "", placeholder });
    parent.children[index] = { type: "html", value: placeholder };
  });
  return { markdown: stringifyMarkdown(tree, "_").trim(), embedded, dropped };
}
