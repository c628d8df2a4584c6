import type { Element, Root, Text } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { element } from "@/lib/markdown/element";
import { playerNote, playerOf } from "./players.ts";

/** Turns links alone in their paragraph into cards, or into players if they lead to videos. */
export function addCards(tree: Root): void {
  for (const node of tree.children) {
    if (node.type !== "element" || node.tagName !== "p") continue;
    const [link, ...others] = node.children;
    const isLink = link?.type === "element" && link.tagName === "a" && !link.data?.isPicture;
    if (isLink && others.length === 0) makeCard(node, link);
  }
}

function makeCard(paragraph: Element, link: Element): void {
  const href = String(link.properties.href ?? "");
  const isText = link.children.every(({ type }) => type === "text");
  if (!isText || !/^(https?:\/\/|\/(?![/\\]))/.test(href)) return;
  const player = playerOf(href);
  if (player) {
    paragraph.properties.className = ["player"];
    link.properties.dataPlayer = player.src;
    if (isAddress(link)) link.children = [text("Play the video")];
    addNote(paragraph, playerNote(player));
  } else {
    paragraph.properties.className = ["link-card"];
    if (!URL.canParse(href)) return;
    const { hostname } = new URL(href);
    addNote(paragraph, isAddress(link) ? textOf(link) : hostname);
    if (isAddress(link)) link.children = [text(hostname)];
  }
}

/** Whether the link text is only a URL. */
const isAddress = (link: Element): boolean => /^(https?:\/\/|www\.)\S*$/.test(textOf(link));

function addNote({ children }: Element, value: string): void {
  children.push(text(" "), element("span", [value]));
}

const text = (value: string): Text => ({ type: "text", value });
