import { readdirSync, readFileSync } from "node:fs";
import { redo, undo } from "@codemirror/commands";
import { EditorState, Transaction, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { expect, test } from "vitest";
import { pictureMarkdown } from "@/components/admin/posts/editor/pictures/picture-markdown";
import * as commands from "@/components/admin/posts/editor/writing/commands";
import { newUploadUrl } from "@/components/admin/posts/editor/writing/text/post-text";
import {
  postTextOf,
  setText,
  textExtensions,
} from "@/components/admin/posts/editor/writing/text/view-text";
import { type SeededRandom, seededRandom } from "@/lib/artwork/seeded-random";

/** A fake view without a DOM, with only what text changes use. */
function open(doc: string) {
  let state = EditorState.create({ doc, extensions: textExtensions });
  const view = {
    get state() {
      return state;
    },
    hasFocus: true,
    focus() {},
    dispatch(change: Transaction | TransactionSpec) {
      state = (change instanceof Transaction ? change : state.update(change)).state;
    },
  } as unknown as EditorView;
  return { view, text: postTextOf(view), read: () => state.sliceDoc() };
}

const parts = [
  ...[
    "word",
    "Ünï",
    "日本",
    "🐦",
    "e\u0301",
    "\u202eשלום",
    "**bold**",
    "`code`",
    "[a](/b)",
    "![](/c)",
  ],
  ...["# ", "## ", "> ", "- ", "1) ", "- [ ] ", "| a | b |\n| - | - |\n", "```js\n", "~~~", "<b>"],
  ...[
    " ",
    "  ",
    "\t",
    "\n",
    "\n\n",
    "\r\n",
    "\r",
    "\u2028",
    "\u00a0",
    "\ufeff",
    "\0",
    "\\",
    "&amp;",
  ],
];

const document = (random: SeededRandom) =>
  Array.from({ length: random.between(0, 60) }, () => random.pick(parts)).join("");

test("opening a text preserves every byte of each article and of 1,000 generated documents", () => {
  const folder = "content/articles";
  const articles = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  expect(articles.length).toBeGreaterThan(5);
  const random = seededRandom("documents");
  const generated = Array.from({ length: 1_000 }, () => document(random));
  for (const text of [...articles, ...generated]) expect(open(text).read()).toBe(text);
});

const { bold, italic, code, heading, quote, list, numberedList, taskList } = commands;
const { callout, codeBlock, footnote, link, pageLink, table } = commands;
const tools = [
  ...[bold, italic, code, heading, quote, list, numberedList, taskList, link, table, footnote],
  ...[codeBlock("js"), callout("note"), pageLink({ title: "About", href: "/about" })],
];

type Act = (opened: ReturnType<typeof open>, random: SeededRandom) => void;

const replaceSelection =
  (userEvent: string, textOf: (random: SeededRandom) => string): Act =>
  ({ view }, random) =>
    view.dispatch(view.state.update(view.state.replaceSelection(textOf(random)), { userEvent }));

const acts: Act[] = [
  ({ view }, random) => {
    const { length } = view.state.doc;
    view.dispatch({
      selection: { anchor: random.between(0, length), head: random.between(0, length) },
    });
  },
  replaceSelection("input.type", () => "x"),
  replaceSelection("input.type", () => "x"),
  replaceSelection("input.paste", document),
  replaceSelection("delete.cut", () => ""),
  ({ text }, random) => text.apply(random.pick(tools)(text.selected())),
  // A picture is added, then gets another description, or its upload fails.
  ({ text }, random) => {
    const url = newUploadUrl();
    const { start, end } = text.selected();
    const written = pictureMarkdown("", url);
    text.apply({ from: start, to: end, text: written, start, end: start });
    if (random.between(0, 1)) text.rewrite(written, pictureMarkdown("A bird", url));
    else text.remove(written);
  },
  // A draft is restored, or another admin's version is accepted.
  ({ view }, random) => setText(view, document(random)),
];

test("undo restores the first text and redo the last after each of 1,000 random edit sequences", () => {
  for (let seed = 0; seed < 1_000; seed++) {
    const random = seededRandom(`edits ${seed}`);
    const first = document(random);
    const opened = open(first);
    for (let count = random.between(3, 12); count > 0; count--) random.pick(acts)(opened, random);
    const last = opened.read();
    while (undo(opened.view));
    expect(opened.read(), `${seed}`).toBe(first);
    while (redo(opened.view));
    expect(opened.read(), `${seed}`).toBe(last);
  }
});
