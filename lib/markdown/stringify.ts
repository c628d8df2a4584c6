import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify, { type Options } from "remark-stringify";
import { unified } from "unified";
import { trimFormatting } from "./from-html/trim-formatting.ts";

const options: Options = {
  bullet: "-",
  rule: "-",
  listItemIndent: "one",
  // "1." would make a callout: see callouts.ts.
  bulletOrdered: ")",
  handlers: {
    break: (_node, _parent, { stack }) => {
      if (stack.includes("tableCell")) return "<br>";
      return stack.includes("headingAtx") ? " " : "\\\n";
    },
  },
};

const writer = unified().use(remarkGfm).use(remarkStringify, options);

/** Writes Markdown that parses back to this tree, as far as Markdown can express it. */
export function stringifyMarkdown(tree: Root, emphasis: "*" | "_" = "*"): string {
  trimFormatting(tree, true);
  const text = writer().data("settings", { emphasis }).stringify(tree);
  // Inside a word, underscores need encoded letters around them.
  return emphasis === "_" && text.includes("&#x") ? stringifyMarkdown(tree) : text;
}
