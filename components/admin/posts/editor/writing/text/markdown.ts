import {
  defineLanguageFacet,
  Language,
  ParseContext,
  syntaxHighlighting,
} from "@codemirror/language";
import { classHighlighter } from "@lezer/highlight";
import { GFM, parseCode, parser } from "@lezer/markdown";

type CodeParser = NonNullable<Parameters<typeof parseCode>[0]["codeParser"]>;

const data = defineLanguageFacet();

/** Highlights Markdown. The parsers of other languages load once the text has code. */
export function markdown() {
  let codeParser: CodeParser = (info) => {
    if (!info) return null;
    const loading = import("./code-parsers").then(
      (module) => {
        codeParser = module.codeParser;
      },
      () => {
        codeParser = () => null;
      },
    );
    return ParseContext.getSkippingParser(loading);
  };
  const wrap = parseCode({ codeParser: (info) => codeParser(info) });
  return [
    new Language(data, parser.configure([GFM, wrap]), [], "markdown"),
    syntaxHighlighting(classHighlighter),
  ];
}
