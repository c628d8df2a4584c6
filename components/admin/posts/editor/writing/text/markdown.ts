import { defineLanguageFacet, Language, syntaxHighlighting } from "@codemirror/language";
import { Compartment } from "@codemirror/state";
import { ViewPlugin } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import { GFM, parseCode, parser } from "@lezer/markdown";

type CodeParser = NonNullable<Parameters<typeof parseCode>[0]["codeParser"]>;

const data = defineLanguageFacet();
const language = new Compartment();
const fence = /^ {0,3}(?:```|~~~)\w/m;

/** Highlights Markdown. The parsers of other languages load once the text has code. */
export function markdown() {
  return [language.of(languageWith(() => null)), syntaxHighlighting(classHighlighter), codeLoader];
}

function languageWith(codeParser: CodeParser) {
  return new Language(data, parser.configure([GFM, parseCode({ codeParser })]), [], "markdown");
}

const codeLoader = ViewPlugin.define((view) => {
  let isLoading = false;
  const load = () => {
    if (isLoading || !fence.test(view.state.doc.toString())) return;
    isLoading = true;
    void import("./code-parsers").then(
      ({ codeParser }) =>
        view.dispatch({ effects: language.reconfigure(languageWith(codeParser)) }),
      () => {},
    );
  };
  load();
  return { update: ({ docChanged }) => docChanged && load() };
});
