import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import rehypeSanitize from "rehype-sanitize";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { remarkCallouts } from "./extensions/callouts.ts";
import { rehypePictures } from "./extensions/pictures.ts";
import { rehypeDirection, rehypeLinks } from "./html.ts";
import { parseArticle } from "./parse-article.ts";

const processor = unified()
  .use(remarkCallouts)
  .use(remarkRehype)
  // Uses the default schema: feed readers can't style our classes, colours and scroll regions.
  .use(rehypeSanitize)
  .use(rehypeDirection)
  .use(rehypePictures)
  .use(rehypeLinks);

export async function feedHtmlOf(content: string, postUrl: string): Promise<string> {
  const tree = await processor.run(parseArticle(content), content);
  makeAbsolute(tree, postUrl);
  return toHtml(tree);
}

function makeAbsolute(tree: Root, base: string): void {
  visit(tree, "element", ({ properties }) => {
    for (const name of ["href", "src"] as const) {
      const value = properties[name];
      const url = typeof value === "string" && URL.parse(value, base);
      if (url) properties[name] = url.href;
    }
  });
}
