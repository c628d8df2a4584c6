import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";

/** Links that leave the site say so to search engines; a heading in a post never competes with its title. */
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

/** Wide tables scroll inside their own box, which the keyboard can reach. */
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
