import type { Element, ElementContent, Root } from "hast";

const elsewhere = /^([a-z][a-z\d+.-]*:|[/\\]{2})/i;

/** Pages may show pictures of this site only: one at another address becomes a link to it. */
export function rehypePictures() {
  return (tree: Root) => linkPictures(tree, false);
}

function linkPictures(parent: Root | Element, isInLink: boolean): void {
  for (const [index, node] of parent.children.entries()) {
    if (node.type !== "element") continue;
    const { src } = node.properties;
    if (node.tagName === "img" && typeof src === "string" && elsewhere.test(src)) {
      parent.children[index] = linkTo(src, String(node.properties.alt || src), isInLink);
    } else {
      linkPictures(node, isInLink || node.tagName === "a");
    }
  }
}

function linkTo(href: string, value: string, isInLink: boolean): ElementContent {
  const text = { type: "text", value } as const;
  return isInLink
    ? text
    : { type: "element", tagName: "a", properties: { href }, children: [text] };
}
