import { expect, test } from "vitest";
import {
  bold,
  type Command,
  callout,
  codeBlock,
  footnote,
  heading,
  italic,
  link,
  list,
  numberedList,
  quote,
  table,
  taskList,
} from "@/components/admin/posts/editor/writing/commands";
import { continueLine } from "@/components/admin/posts/editor/writing/continue-line";
import type { Edit, Selected } from "@/components/admin/posts/editor/writing/edit";

/** « and » mark the selection, ‸ marks the caret. */
function parse(marked: string): Selected {
  if (marked.includes("‸")) {
    const start = marked.indexOf("‸");
    return { text: marked.replace("‸", ""), start, end: start };
  }
  const start = marked.indexOf("«");
  const end = marked.indexOf("»") - 1;
  return { text: marked.replace(/[«»]/g, ""), start, end };
}

function show({ text, start, end }: Selected): string {
  if (start === end) return `${text.slice(0, start)}‸${text.slice(start)}`;
  return `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`;
}

/** Returns the text and selection after an edit. */
function edited({ text }: Selected, edit: Edit): Selected {
  return {
    text: text.slice(0, edit.from) + edit.text + text.slice(edit.to),
    start: edit.start,
    end: edit.end,
  };
}

function run(command: Command, marked: string): string {
  const selected = parse(marked);
  return show(edited(selected, command(selected)));
}

test.each<[string, Command, string, string]>([
  ["bold", bold, "a «word» here", "a **«word»** here"],
  ["bold without the spaces around", bold, "a« word »here", "a **«word»** here"],
  ["bold taken away from outside", bold, "a **«word»** here", "a «word» here"],
  ["bold taken away from inside", bold, "a «**word**» here", "a «word» here"],
  ["bold at the caret", bold, "a ‸", "a **‸**"],
  ["bold ended at the end of its words", bold, "a **word‸**", "a **word**‸"],
  ["bold in front of bold words", bold, "a ‸**word**", "a **‸****word**"],
  ["bold taken back where nothing is typed", bold, "a **‸**", "a ‸"],
  ["italic", italic, "«word»", "_«word»_"],
  ["a link over words", link, "see «this» now", "see [this](«url») now"],
  ["a link over an address", link, "«https://example.org/a»", "[‸](https://example.org/a)"],
  ["a link at the caret", link, "‸", "[](«url»)"],
  ["a heading", heading, "one\ntw‸o\n", "one\n## two‸\n"],
  ["another level of heading", heading, "#### tw‸o", "## two‸"],
  ["a heading taken away", heading, "## tw‸o", "two‸"],
  ["a heading on an empty first line", heading, "‸\ntext", "## ‸\ntext"],
  ["a list", list, "o«ne\ntw»o\nthree", "«- one\n- two»\nthree"],
  ["a list that ends with its line", list, "«one\ntwo\n»three", "«- one\n- two»\nthree"],
  ["a list instead of a numbered one", list, "«1) one\n2) two»", "«- one\n- two»"],
  ["a list taken away", list, "«- one\n- two»", "«one\ntwo»"],
  [
    "a numbered list that makes no callout",
    numberedList,
    "«one\ntwo\nthree»",
    "«1) one\n2) two\n3) three»",
  ],
  ["tasks", taskList, "«- one\n- [x] two»", "«- [ ] one\n- [ ] two»"],
  ["a quotation", quote, "«one\n\ntwo»", "«> one\n> \n> two»"],
  ["a block of code", codeBlock("ts"), "text\n«a\nb»\nmore", "text\n\n```ts\n«a\nb»\n```\n\nmore"],
  ["an empty block of code", codeBlock(""), "‸", "```\n‸\n```"],
  ["code that has a fence", codeBlock(""), "«```\na\n```»", "````\n«```\na\n```»\n````"],
  [
    "a callout",
    callout("warning"),
    "a\n\n«one\ntwo»\n\nb",
    "a\n\n> [!WARNING]\n> «one\n> two»\n\nb",
  ],
  ["a footnote", footnote, "One‸ two.\n\nMore.", "One[^1] two.\n\n[^1]: ‸\n\nMore."],
  ["another footnote", footnote, "A[^3] b‸\n\n[^3]: c", "A[^3] b[^4]\n\n[^4]: ‸\n\n[^3]: c"],
  [
    "a table",
    table,
    "a‸",
    "a\n\n| «Heading» | Heading |\n| --- | --- |\n| Cell | Cell |\n| Cell | Cell |",
  ],
])("%s", (_name, command, before, after) => {
  expect(run(command, before)).toBe(after);
});

test.each<[string, string, string | null]>([
  ["continues a list", "- one‸", "- one\n- ‸"],
  ["divides an item", "* o‸ne", "* o\n* ‸ne"],
  ["counts up, nested as well", "1) a\n   9) b‸\n2) c", "1) a\n   9) b\n   10) ‸\n2) c"],
  ["keeps a full stop", "1. a‸", "1. a\n2. ‸"],
  ["leaves the next task open", "- [x] done‸", "- [x] done\n- [ ] ‸"],
  ["continues a quotation", "> [!TIP]\n> one‸", "> [!TIP]\n> one\n> ‸"],
  ["continues a list in a quotation", "> - one‸", "> - one\n> - ‸"],
  ["ends a list, apart from what follows", "- one\n- ‸", "- one\n\n‸"],
  ["ends a list of tasks", "- [ ] one\n- [ ] ‸\n\ntwo", "- [ ] one\n\n‸\n\ntwo"],
  ["ends a nested list", "- one\n  - two\n  - ‸", "- one\n  - two\n\n‸"],
  ["ends a quotation", "> one\n> ‸", "> one\n\n‸"],
  ["ends a list in a quotation", "> - one\n> - ‸", "> - one\n> \n> ‸"],
  ["takes a first mark back", "text\n\n- ‸", "text\n\n‸"],
  ["takes the only mark back", "1) ‸", "‸"],
  ["is as ever in a paragraph", "  one - two‸", null],
  ["is as ever before and in a mark", "- one\n‸- two", null],
  ["is as ever where words are selected", "- «one»", null],
  ["is as ever behind a line", "* * *‸", null],
  ["is as ever in a block of code", "```diff\n- one‸\n```", null],
  ["continues behind a block of code", "```\na\n```\n- one‸", "```\na\n```\n- one\n- ‸"],
])("Enter %s", (_name, before, after) => {
  const selected = parse(before);
  const edit = continueLine(selected);
  expect(edit && show(edited(selected, edit))).toBe(after);
});
