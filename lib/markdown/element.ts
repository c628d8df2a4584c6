import type { Element, ElementContent } from "hast";

/** String children become text nodes. */
export function element(
  tagName: string,
  children: readonly (ElementContent | string)[] = [],
  properties: Element["properties"] = {},
): Element {
  const nodes = children.map(
    (child): ElementContent => (typeof child === "string" ? { type: "text", value: child } : child),
  );
  return { type: "element", tagName, properties, children: nodes };
}
