import "server-only";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import rehypeSanitize, { defaultSchema, type Options } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { remarkCallouts } from "./callouts";
import { rehypeHighlight } from "./highlight";
import { rehypeLinks, rehypeTables } from "./html";

// Raw HTML never gets this far (remark-rehype drops it); this list is what Markdown itself may make.
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
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCallouts)
  .use(remarkRehype)
  .use(rehypeSanitize, allowed)
  .use(rehypeLinks)
  .use(rehypeTables)
  .use(rehypeHighlight);

/** A post's Markdown as React nodes: sanitised, with the site's callouts and coloured code. */
export async function renderMarkdown(content: string): Promise<ReactNode> {
  const tree = await processor.run(processor.parse(content));
  return toJsxRuntime(tree, { Fragment, jsx, jsxs });
}
