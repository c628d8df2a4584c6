import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { EXIT, visit } from "unist-util-visit";
import { element } from "@/lib/markdown/element";
import { isNamed } from "./elements.ts";
import { inline } from "./paragraphs.ts";

/**
 * Turns list paragraphs from Word and Outlook, and lists directly inside lists from Google Docs,
 * into valid HTML lists.
 */
export function fixLists(tree: Root): void {
  visit(tree, (node) => {
    if (node.type !== "root" && node.type !== "element") return;
    const children = withWordLists(node.children.flatMap(unwrapped)) as ElementContent[];
    node.children = node.type === "element" && isList(node) ? nested(children) : joined(children);
    if (node.type === "element" && node.tagName === "ol") {
      // OneNote numbers the first item rather than the list.
      const first = children.find((child) => child.type === "element");
      node.properties.start ??= first?.type === "element" ? first.properties.value : undefined;
    }
    if (node.type === "element" && node.tagName === "li") {
      markTask(node);
      node.children = tight(node.children);
    }
  });
}

/** Word Online puts each list into a container. */
function unwrapped(node: RootContent): RootContent[] {
  const isContainer =
    node.type === "element" && /ListContainerWrapper/.test(String(node.properties.className ?? ""));
  return isContainer ? node.children : [node];
}

/** Joins a list to the one before it if it continues it or, as in Slack, nests in it. */
function joined(children: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const child of children) {
    const index = result.findLastIndex((node) => !isBlank(node) && !isNamed(node, /^br$/));
    const previous = result[index];
    if (!isList(child) || !previous || !isList(previous)) {
      result.push(child);
      continue;
    }
    result.length = index + 1;
    if (!join(previous, child, depthOf(child) - depthOf(previous))) result.push(child);
  }
  return result;
}

function join(list: Element, next: Element, depth: number): boolean {
  const items = list.children.filter((node) => node.type === "element");
  const last = items.at(-1);
  if (depth > 0 && last) {
    const inner = last.children.at(-1);
    if (!inner || !isList(inner) || !join(inner, next, depth - 1)) last.children.push(next);
    return true;
  }
  const continues =
    Number(next.properties.start) === Number(list.properties.start ?? 1) + items.length;
  if (list.tagName !== next.tagName || (list.tagName === "ol" && !continues)) return false;
  list.children.push(...next.children);
  return true;
}

/** Slack numbers levels from 0, Word Online from 1. */
function depthOf({ properties, children }: Element): number {
  const item = children.find((node) => node.type === "element");
  return Number(properties.dataIndent ?? Number(item?.properties.dataAriaLevel ?? 1) - 1);
}

/** A picture shows whether a task is done in Google Docs, a style in Evernote, text in Notion. */
function markTask({ properties: { role, ariaChecked, style }, children }: Element): void {
  const [, isDone] = /--en-checked:\s*(true|false)/.exec(String(style)) ?? [];
  if (isDone)
    children.unshift(element("input", [], { type: "checkbox", checked: isDone === "true" }));
  const [first] = children;
  const [mark, done] = (first?.type === "text" && /^\s*\[([ x])\]\s+/i.exec(first.value)) || [];
  if (mark && first?.type === "text") {
    first.value = ` ${first.value.slice(mark.length)}`;
    children.unshift(element("input", [], { type: "checkbox", checked: done !== " " }));
    return;
  }
  const index = children.findIndex((node) => isNamed(node, /^img$/));
  if (role !== "checkbox" || index === -1) return;
  children[index] = element("input", [], { type: "checkbox", checked: ariaChecked === "true" });
}

/** `start` is the item's number; undefined for a bullet. */
type Item = { level: number; start?: number; restarts: boolean; content: ElementContent[] };

function withWordLists(children: RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let items: Item[] = [];
  const finish = () => {
    result.push(...listsOf(items));
    items = [];
  };
  for (const child of children) {
    const item = wordItem(child);
    const last = items.at(-1);
    if (item) items.push(item);
    // Another paragraph of the item.
    else if (last && isListParagraph(child)) last.content.push(child);
    else if (items.length === 0 || !isBlank(child)) {
      finish();
      result.push(child);
    }
  }
  finish();
  return result;
}

function wordItem(node: RootContent): Item | null {
  if (!isNamed(node, /^p$/)) return null;
  const level = Number(/mso-list:[^;]*\blevel(\d)/i.exec(styleOf(node))?.[1]);
  const mark = level || isListParagraph(node) ? takeMark(node) : null;
  if (mark === null) return null;
  const [, digits, letters] =
    /^[(（]?(?:(?:\d+\.)*(\d+)[.)）]?|([a-z]{1,7})[.)])$/i.exec(mark) ?? [];
  const start = (digits ?? letters) ? Number(digits) || 1 : undefined;
  const item = { level: level || 1, restarts: digits === "1", content: node.children };
  return { ...item, ...(start && { start }) };
}

const isListParagraph = (node: RootContent): node is Element =>
  isNamed(node, /^p$/) && /MsoListParagraph/.test(String(node.properties.className ?? ""));

const writtenMark =
  /^\s*([·•o§▪◦‣–-]|\(?(?:\d{1,3}\.)*(?:\d{1,3}|[a-z]|[ivx]{2,7})[.)])(?=\s*\u00a0|$)/i;

/** Removes and returns the bullet or number that Word adds for programs without list support. */
function takeMark(item: Element): string | null {
  const { children } = item;
  const start = children.findIndex((node) => isComment(node, "[if !supportLists]"));
  const end = children.findIndex((node) => isComment(node, "[endif]"));
  if (start >= 0 && end > start) {
    const marks = children.splice(start, end - start + 1).slice(1, -1);
    return marks
      .map((node) => textOf(node))
      .join("")
      .trim();
  }
  let mark: string | null = null;
  visit(item, "element", (node, index, parent) => {
    if (!parent || index === undefined || !/mso-list:\s*ignore/i.test(styleOf(node))) return;
    mark = textOf(node).trim();
    parent.children.splice(index, 1);
    return EXIT;
  });
  if (mark !== null) return mark;
  visit(item, "text", (node) => {
    mark ??= writtenMark.exec(node.value)?.[1] ?? null;
    if (mark === null) return EXIT;
    node.value = node.value.replace(writtenMark, "").trimStart();
    return node.value === "" ? undefined : EXIT;
  });
  return mark;
}

function isComment(node: ElementContent, value: string): boolean {
  return node.type === "comment" && node.value.startsWith(value);
}

/** Starts a new list when the kind of marker changes; nests deeper items in the previous item. */
function listsOf(items: readonly Item[]): Element[] {
  const lists: Element[] = [];
  const top = items[0]?.level ?? 1;
  let deeper: Item[] = [];
  const nest = () => {
    const last = lists.at(-1)?.children.at(-1);
    if (last?.type === "element") last.children.push(...listsOf(deeper));
    deeper = [];
  };
  for (const item of items) {
    if (item.level > top) {
      deeper.push(item);
      continue;
    }
    nest();
    const tagName = item.start === undefined ? "ul" : "ol";
    let list = lists.at(-1);
    if (list?.tagName !== tagName || item.restarts) {
      list = element(tagName, [], { start: item.start });
      lists.push(list);
    }
    list.children.push(element("li", item.content));
  }
  nest();
  return lists;
}

/** Moves lists that are direct children of a list, or an item's only content, into the previous item. */
function nested(children: ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const child of children) {
    const last = result.findLast((child) => child.type === "element");
    const inner = isNamed(child, /^li$/)
      ? child.children.filter((node) => !isBlank(node))
      : [child];
    const isNested = inner.length > 0 && inner.every(isList);
    if (isNested && last?.type === "element") last.children.push(...inner);
    else if (isList(child)) result.push(...child.children);
    else result.push(child);
  }
  return result;
}

/** Unwraps an item's only paragraph, to avoid blank lines around it, unless it follows text. */
function tight(children: ElementContent[]): ElementContent[] {
  const isParagraph = (node: ElementContent): node is Element => isNamed(node, /^p$/);
  const isText = (node: ElementContent) =>
    node.type === "element" ? inline.test(node.tagName) : !isBlank(node);
  if (children.filter(isParagraph).length !== 1 || children.some(isText)) return children;
  return children.flatMap((node) => (isParagraph(node) ? node.children : node));
}

const isList = (node: RootContent): node is Element => isNamed(node, /^[ou]l$/);

function isBlank(node: RootContent): boolean {
  return node.type === "comment" || (node.type === "text" && node.value.trim() === "");
}

const styleOf = ({ properties }: Element): string => String(properties.style ?? "");
