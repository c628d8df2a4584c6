import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { element } from "@/lib/markdown/element";

type Parent = Root | Element;
type Child = RootContent | ElementContent;

const containers = /^(?:div|blockquote|section|article|center|details|li|td|th|dd)$/;
/** Between their parts, blank lines mean nothing. */
const lists = /^(?:ul|ol|dl|table|thead|tbody|tfoot|tr)$/;
export const inline =
  /^(?:a|abbr|acronym|b|bdi|bdo|big|br|cite|code|data|del|dfn|em|font|i|img|ins|kbd|label|mark|nobr|q|ruby|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/;
const verbatim = new Set(["pre", "code", "textarea", "script", "style"]);

/** Turns blank lines into paragraphs and other line breaks into <br>, as WordPress does. */
export function makeParagraphs(parent: Parent): void {
  const made: Child[] = [];
  let run: Child[] = [];
  const flush = () => {
    if (run.some((node) => node.type !== "text" || node.value.trim() !== "")) {
      made.push(element("p", breakLines(run as ElementContent[])));
    }
    run = [];
  };
  for (const child of parent.children as Child[]) {
    if (child.type === "text") {
      for (const [index, value] of child.value.split(/\n[ \t\r]*\n\s*/).entries()) {
        if (index > 0) flush();
        if (value !== "") run.push({ type: "text", value });
      }
    } else if (child.type === "element" && inline.test(child.tagName) && !isCodeBlock(child)) {
      run.push(child);
    } else {
      flush();
      if (child.type === "element") makeWithin(child);
      made.push(child.type === "element" && isCodeBlock(child) ? codeBlock(child) : child);
    }
  }
  flush();
  parent.children = made as ElementContent[];
}

function makeWithin(node: Element): void {
  if (node.tagName === "p") node.children = breakLines(node.children);
  else if (containers.test(node.tagName)) makeParagraphs(node);
  else if (lists.test(node.tagName)) {
    for (const child of node.children) if (child.type === "element") makeWithin(child);
  }
}

function isCodeBlock(node: Element): boolean {
  return node.tagName === "code" && textOf(node).trim().includes("\n");
}

function codeBlock(code: Element): Element {
  const value = textOf(code).replace(/^\s*\n/, "");
  return element("pre", [{ ...code, children: [{ type: "text", value }] }]);
}

/** Trims a paragraph, but not the formatted parts inside it. */
export function breakLines(children: ElementContent[], isPart = false): ElementContent[] {
  return children.flatMap((child, index): ElementContent[] => {
    if (child.type === "element" && !verbatim.has(child.tagName)) {
      child.children = breakLines(child.children, true);
    }
    if (child.type !== "text") return [child];
    let { value } = child;
    if (index === 0 && !isPart) value = value.trimStart();
    if (index === children.length - 1 && !isPart) value = value.trimEnd();
    const before = children[index - 1];
    if (before?.type === "element" && before.tagName === "br") value = value.trimStart();
    return value
      .split("\n")
      .flatMap((line, at) => [
        ...(at > 0 ? [element("br")] : []),
        { type: "text" as const, value: line },
      ]);
  });
}
