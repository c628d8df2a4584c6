import type { Element, ElementContent, Root, RootContent, Text } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { FootnoteDefinition } from "mdast";
import type { Options } from "rehype-remark";
import { visit } from "unist-util-visit";
import { decodeText } from "@/lib/decode-text";
import { element } from "@/lib/markdown/element";
import { isNamed } from "./elements.ts";

/** Positions of elements in the document; `end` is that of the next element outside. */
type Places = Map<Element, { parent: Element | Root; start: number; end: number }>;

/** A link to an element of the document. */
type Jump = { link: Element; target: Element };

const markText = /^[[(]?[\p{L}\p{N}*†‡§¶]{1,4}[\])]?$/u;

/**
 * Replaces the footnotes of word processors and other blogs with elements that `footnoteHandlers`
 * converts. A footnote is a link such as `[1]` to a note below it that links back.
 */
export function convertFootnotes(tree: Root): void {
  const places: Places = new Map();
  findPlaces(tree, places);
  const jumps = jumpsIn(places);
  const startOf = (node: Element) => places.get(node)?.start ?? 0;
  const byTarget = groupBy(jumps, ({ target }) => startOf(target));
  const marks = jumps.flatMap(({ link, target }) => {
    const text = textOf(link).trim();
    const note = markText.test(text) && noteAt(target, byTarget, places);
    if (!note || !isBefore(link, note, places)) return [];
    // Their target may be the mark itself, the element around it, or an empty one beside it.
    const near = [-2, -1, 0, 1, 2].flatMap((by) => byTarget.get(startOf(link) + by) ?? []);
    const back = near.filter((jump) => isWithin(jump.link, note, places));
    return back.length > 0 ? [{ link, text, note, back }] : [];
  });
  const notes = [...new Map(marks.map(({ note, text }) => [note, text]))];
  const byNote = groupBy(marks, ({ note }) => note);
  for (const [index, [note, text]] of notes.entries()) {
    const label = String(index + 1);
    for (const { link, back } of byNote.get(note) ?? []) {
      replace(link, places, element("footnote-mark", [label], { label }));
      for (const jump of back) replace(jump.link, places);
    }
    trim(note, note.tagName === "li" ? "" : text);
  }
  for (const [index, [note]] of notes.entries()) {
    remove(note, places);
    tree.children.push(element("footnote-text", note.children, { label: String(index + 1) }));
  }
}

/** `Map.groupBy`, which browsers have only since Chrome 117 and Safari 17.4. */
function groupBy<Key, Item>(items: Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

export const footnoteHandlers: NonNullable<Options["handlers"]> = {
  "footnote-mark": (_, node) => ({ type: "footnoteReference", ...labelOf(node) }),
  "footnote-text": (state, node) => ({
    type: "footnoteDefinition",
    ...labelOf(node),
    children: state.toFlow(state.all(node)) as FootnoteDefinition["children"],
  }),
};

function labelOf({ properties }: Element) {
  const label = String(properties.label);
  return { identifier: label, label };
}

function findPlaces(parent: Element | Root, places: Places): void {
  for (const node of parent.children) {
    if (node.type !== "element") continue;
    const place = { parent, start: places.size, end: 0 };
    places.set(node, place);
    findPlaces(node, places);
    place.end = places.size;
  }
}

function jumpsIn(places: Places): Jump[] {
  const targets = new Map<unknown, Element>();
  for (const node of [...places.keys()].reverse()) {
    const { id, name } = node.properties;
    targets.set(id, node).set(node.tagName === "a" ? name : id, node);
  }
  return [...places.keys()].flatMap((link) => {
    const href = String(link.properties.href ?? "");
    const target = href.startsWith("#") && targets.get(decodeText(href.slice(1)));
    return target ? [{ link, target }] : [];
  });
}

/** Finds the block of a note, with all its paragraphs, from the target of its mark. */
function noteAt(
  target: Element,
  byTarget: Map<number, Jump[]>,
  places: Places,
): Element | undefined {
  let note = target;
  while (!isNamed(note, /^(?:li|p|div|aside|dd)$/)) {
    const { parent } = places.get(note) ?? {};
    if (parent?.type !== "element") return undefined;
    note = parent;
  }
  const isAlone = (block: Element) => {
    const { start = 0, end = 0 } = places.get(block) ?? {};
    for (let at = start; at < end; at += 1) {
      if (byTarget.get(at)?.some((jump) => jump.target !== target)) return false;
    }
    return true;
  };
  // Word processors put the target into the first paragraph.
  const around = note !== target && (places.get(note)?.parent as Element);
  const blocks = around && isNamed(around, /^(?:div|aside)$/) ? [around, note] : [note];
  return blocks.find(isAlone);
}

const isBefore = (one: Element, other: Element, places: Places) =>
  (places.get(one)?.end ?? 0) <= (places.get(other)?.start ?? 0);

function isWithin(inner: Element, outer: Element, places: Places): boolean {
  const { start = 0, end = 0 } = places.get(outer) ?? {};
  const at = places.get(inner)?.start ?? -1;
  return start <= at && at < end;
}

/** Replaces a link, with the brackets around it. */
function replace(link: Element, places: Places, ...nodes: Element[]): void {
  const siblings = places.get(link)?.parent.children as ElementContent[];
  const index = siblings.indexOf(link);
  if (index < 0) return;
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (before?.type === "text" && after?.type === "text") {
    const isBracketed = before.value.endsWith("[") && after.value.startsWith("]");
    if (isBracketed) before.value = before.value.slice(0, -1);
    if (isBracketed) after.value = after.value.slice(1);
  }
  siblings.splice(index, 1, ...nodes);
}

/** Removes a note and what would be left of the list of notes: its line, heading and wrappers. */
function remove(note: Element, places: Places): void {
  const { parent } = places.get(note) ?? {};
  if (!parent) return;
  const siblings = parent.children as RootContent[];
  let index = siblings.indexOf(note as ElementContent);
  siblings.splice(index, 1);
  while (index > 0 && isFrame(siblings[index - 1])) siblings.splice(--index, 1);
  if (parent.type === "element" && siblings.every(isFrame)) remove(parent, places);
}

function isFrame(node?: RootContent): boolean {
  if (node?.type === "text") return node.value.trim() === "";
  if (node?.type !== "element") return true;
  if (/^[hb]r$/.test(node.tagName)) return true;
  return node.children.length < 10 && /^(?:(?:foot|end)?notes:?)$/i.test(textOf(node).trim());
}

const number = /^\s*[[(]?([\p{L}\p{N}*†‡§¶]{1,4})(?:[.):\]]+\s*|\s+|$)/u;

/** Trims a note, and drops its own number. */
function trim(note: Element, mark: string): void {
  const texts: Text[] = [];
  visit(note, "text", (node) => void (node.value.trim() && texts.push(node)));
  const [first, last] = [texts[0], texts.at(-1)];
  if (!first || !last) return;
  const isOwn = number.exec(first.value)?.[1] === mark.replace(/^[[(]|[\])]$/g, "");
  first.value = (isOwn ? first.value.replace(number, "") : first.value).replace(/^[\s.):\]]+/, "");
  last.value = last.value.trimEnd();
}
