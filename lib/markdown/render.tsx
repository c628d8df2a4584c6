import "server-only";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import rehypeSanitize, { defaultSchema, type Options } from "rehype-sanitize";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { rehypeHighlight, rehypeLinks, rehypeTables } from "./html";
import { parseMarkdown, remarkCallouts } from "./parse";

// remark-rehype has dropped raw HTML already; this lists what Markdown itself may produce.
const allowed: Options = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    div: [["className", "callout", "callout-problem", "callout-fix"]],
    code: [["className", /^language-[\w+-]+$/]],
    ol: ["start"],
  },
};

const processor = unified()
  .use(remarkCallouts)
  .use(remarkRehype)
  .use(rehypeSanitize, allowed)
  .use(rehypeLinks)
  .use(rehypeTables)
  .use(rehypeHighlight);

export async function renderMarkdown(content: string): Promise<ReactNode> {
  const tree = await processor.run(parseMarkdown(content));
  return toJsxRuntime(tree, { Fragment, jsx, jsxs });
}
