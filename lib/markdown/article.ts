import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { toString as textOf } from "hast-util-to-string";
import rehypeSanitize, { defaultSchema, type Options } from "rehype-sanitize";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { remarkCallouts } from "./extensions/callouts.ts";
import { addCards } from "./extensions/cards.ts";
import { headingPrefix, rehypeAnchors } from "./extensions/heading-ids.ts";
import { rehypeMedia, rehypePictures } from "./extensions/pictures.ts";
import {
  rehypeDirection,
  rehypeHighlight,
  rehypeLines,
  rehypeLinks,
  rehypeScrollRegions,
} from "./html.ts";
import { parseArticle } from "./parse-article.ts";

/** `depth` is 2 to 6, as in `h2`. */
type Heading = { id: string; text: string; depth: number };

export type Article = { html: string; headings: Heading[]; words: number };

// HTML has already been converted or dropped, so this allows only what Markdown produces.
const allowed: Options = {
  ...defaultSchema,
  // remark-rehype has already prefixed footnote ids.
  clobber: [],
  attributes: {
    ...defaultSchema.attributes,
    div: [["className", "callout", /^callout-[a-z]+$/]],
    code: [["className", /^language-[\w+-]+$/]],
    ol: ["start"],
  },
};

const processor = unified()
  .use(remarkCallouts)
  .use(remarkRehype)
  .use(rehypeSanitize, allowed)
  .use(rehypeLines)
  .use(rehypeDirection)
  .use(rehypePictures)
  .use(rehypeLinks)
  .use(rehypeMedia)
  .use(rehypeAnchors)
  .use(rehypeScrollRegions)
  .use(rehypeHighlight);

/** `withLines` adds `data-line` to blocks: the source line where each begins. */
export type ArticleOptions = { withLines?: boolean };

/** Renders sanitised HTML. There is no timeout, so long or hostile text needs a worker. */
export async function articleOf(content: string, data: ArticleOptions = {}): Promise<Article> {
  const tree = await processor.run(parseArticle(content), { value: content, data });
  const words = textOf(tree).split(/\s+/).filter(Boolean).length;
  addCards(tree);
  return { html: toHtml(tree), headings: headingsOf(tree), words };
}

function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, "element", (node) => {
    const [, depth] = /^h([2-6])$/.exec(node.tagName) ?? [];
    const { id } = node.properties;
    if (depth && typeof id === "string" && id.startsWith(headingPrefix)) {
      headings.push({ id, text: textOf(node), depth: Number(depth) });
    }
  });
  return headings;
}
