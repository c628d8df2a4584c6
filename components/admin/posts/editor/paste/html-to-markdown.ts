import { visit } from "unist-util-visit";
import { pictureMarkdown } from "@/components/admin/posts/editor/pictures/picture-markdown";
import { htmlTree } from "@/lib/markdown/from-html/html-tree";
import { stringifyMarkdown } from "@/lib/markdown/stringify";
import { maxAltLength } from "@/lib/media/schema";

/** A picture embedded in the HTML; `data` is base64. */
type Embedded = { type: string; data: string; alt: string; url: string };

/** `dropped` counts the pictures that cannot be shown. */
type Pasted = { markdown: string; embedded: Embedded[]; dropped: number };

/** The library rejects other types. */
const pictureTypes = /^image\/(?:jpeg|png|webp|avif|gif)$/;

/**
 * `newUrl` returns a placeholder URL for a picture until it is uploaded. Footnotes are numbered
 * after `last`.
 */
export function htmlToMarkdown(html: string, newUrl: () => string, last = 0): Pasted {
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
  visit(tree, ["footnoteReference", "footnoteDefinition"], (node) => {
    if ("label" in node) node.identifier = node.label = `${Number(node.label) + last}`;
  });
  const embedded: Embedded[] = [];
  visit(tree, "image", ({ url, alt }, index, parent) => {
    const found = pictureAt(url);
    if (!found || !parent || index === undefined) return;
    const picture = { ...found, alt: (alt ?? "").slice(0, maxAltLength), url: newUrl() };
    embedded.push(picture);
    parent.children[index] = { type: "html", value: pictureMarkdown(picture.alt, picture.url) };
  });
  return { markdown: stringifyMarkdown(tree, "_").trim(), embedded, dropped };
}
