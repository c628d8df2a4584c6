import type { Element, ElementContent, Root, RootContent } from "hast";
import { element } from "@/lib/markdown/element";

type Parent = Root | Element;
type Child = RootContent | ElementContent;

const containers = new Set(["div", "blockquote", "section", "article"]);
const inline =
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
    } else if (child.type === "element" && inline.test(child.tagName)) {
      run.push(child);
    } else {
      flush();
      if (child.type === "element") {
        if (containers.has(child.tagName)) makeParagraphs(child);
        else if (child.tagName === "p") child.children = breakLines(child.children);
      }
      made.push(child);
    }
  }
  flush();
  parent.children = made as ElementContent[];
}

function breakLines(children: ElementContent[]): ElementContent[] {
  return children.flatMap((child, index): ElementContent[] => {
    if (child.type === "element" && !verbatim.has(child.tagName)) {
      child.children = breakLines(child.children);
    }
    if (child.type !== "text") return [child];
    let { value } = child;
    if (index === 0) value = value.trimStart();
    if (index === children.length - 1) value = value.trimEnd();
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
