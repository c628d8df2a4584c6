import type { Element, ElementContent, ElementData, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { element } from "@/lib/markdown/element";
import { blurUri, type MediaPath, mediaSet, parseMediaPath } from "@/lib/markdown/media-path";

const elsewhere = /^([a-z][a-z\d+.-]*:|[/\\]{2})/i;

/** Width of an article's text column. */
const sizes = "(min-width: 48rem) 42rem, 92vw";

/**
 * Replaces external pictures with links, since pages may only show pictures on this site. Drops
 * pictures without a URL, which are still uploading.
 */
export const rehypePictures = () => (tree: Root) => linkPictures(tree, false);

function linkPictures(parent: Root | Element, isInLink: boolean): void {
  parent.children = parent.children.filter((node) => !isPicture(node) || node.properties.src);
  for (const [index, node] of parent.children.entries()) {
    if (node.type !== "element") continue;
    const { src } = node.properties;
    if (isPicture(node) && typeof src === "string" && elsewhere.test(src)) {
      parent.children[index] = linkTo(src, String(node.properties.alt || src), isInLink);
    } else {
      linkPictures(node, isInLink || node.tagName === "a");
    }
  }
}

function isPicture(node: Root["children"][number]): node is Element {
  return node.type === "element" && node.tagName === "img";
}

function linkTo(href: string, value: string, isInLink: boolean): ElementContent {
  if (isInLink) return { type: "text", value };
  return { ...element("a", [value], { href }), data: { isPicture: true } as ElementData };
}

declare module "hast" {
  interface ElementData {
    /** A link that replaces a picture. */
    isPicture?: boolean;
  }
}

/** Adds dimensions and sources to library pictures, to avoid layout shifts. */
export function rehypeMedia() {
  return (tree: Root) => {
    visit(tree, "element", (node, index, parent) => {
      const media = isPicture(node) && parseMediaPath(String(node.properties.src));
      if (!media || index === undefined || !parent) return;
      parent.children[index] = pictureOf(node, media);
      return SKIP;
    });
  };
}

function pictureOf(image: Element, media: MediaPath): Element {
  const { width, height, blur, isAnimated } = media;
  const avif = { type: "image/avif", srcSet: mediaSet(media, "avif"), sizes };
  const sources = [element("source", [], avif)];
  if (isAnimated) {
    sources.unshift(
      element("source", [], {
        type: "image/webp",
        srcSet: String(image.properties.src),
        media: "(prefers-reduced-motion: no-preference)",
      }),
    );
  }
  image.properties = {
    ...image.properties,
    srcSet: mediaSet(media, "webp"),
    sizes,
    width,
    height,
    decoding: "async",
    ...(blur && { className: ["blur-up"], style: `background-image:url(${blurUri(blur)})` }),
  };
  return element("picture", [...sources, image]);
}
