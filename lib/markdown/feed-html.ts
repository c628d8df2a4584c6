import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import rehypeSanitize from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { remarkCallouts } from "./callouts";
import { rehypeLinks } from "./html";

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCallouts)
  .use(remarkRehype)
  // The sanitiser's own list: without our classes, colours and scroll boxes, which a feed reader has not.
  .use(rehypeSanitize)
  .use(rehypeLinks);

/** A post's Markdown as sanitised HTML for a feed reader: every address is full, from the post's own. */
export async function feedHtml(content: string, postUrl: string): Promise<string> {
  const tree = await processor.run(processor.parse(content));
  makeAbsolute(tree, postUrl);
  return toHtml(tree);
}

function makeAbsolute(tree: Root, base: string): void {
  visit(tree, "element", ({ properties }) => {
    for (const name of ["href", "src"] as const) {
      const value = properties[name];
      if (typeof value === "string" && URL.canParse(value, base)) {
        properties[name] = new URL(value, base).href;
      }
    }
  });
}
