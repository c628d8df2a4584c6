import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";

/** Search engines do not follow external links; an h1 would compete with the post's title. */
export function rehypeLinks() {
  return (tree: Root) => {
    visit(tree, "element", (node) => {
      if (node.tagName === "h1") node.tagName = "h2";
      if (node.tagName === "img") node.properties.loading = "lazy";
      if (node.tagName === "a" && /^https?:/.test(String(node.properties.href))) {
        node.properties.rel = ["nofollow", "noopener"];
      }
    });
  };
}

/** A focusable box lets the keyboard scroll wide tables. */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, "element", (node, index, parent) => {
      if (node.tagName !== "table" || index === undefined || !parent) return;
      const box: Element = {
        type: "element",
        tagName: "div",
        properties: {
          className: ["table-scroll"],
          tabIndex: 0,
          role: "region",
          ariaLabel: "Table",
        },
        children: [node] as ElementContent[],
      };
      parent.children[index] = box;
      return "skip";
    });
  };
}
