import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { EditorView } from "@codemirror/view";
import { pageLink } from "@/components/admin/posts/editor/writing/commands";
import { tools } from "@/components/admin/posts/editor/writing/tools";
import type { SearchResults } from "@/lib/search/schema";

const inline = ["bold", "italic", "code", "footnote"];
const last = ["link", "page", "find", "source", "help"];

/** Tools that make sense on an empty line, blocks first. */
const offered = tools
  .filter(({ id }) => !inline.includes(id))
  .toSorted((a, b) => Number(last.includes(a.id)) - Number(last.includes(b.id)));

/** Offers tools after a slash at the start of a line. */
export function toolSource(onTool: (id: string) => void) {
  // Contributors have no tool for pictures.
  const hasPictures = document.querySelector("[data-tool=picture]") !== null;
  const shown = offered.filter(({ id }) => hasPictures || id !== "picture");
  const options = shown.map(
    ({ id, name }, index): Completion => ({
      label: name,
      boost: -index,
      apply: (view, _, from, to) => {
        view.dispatch({ changes: { from: from - 1, to }, userEvent: "input.complete" });
        onTool(id);
      },
    }),
  );
  return ({ state, pos }: CompletionContext): CompletionResult | null => {
    const line = state.doc.lineAt(pos);
    if (!/^\/(?! )[a-z0-9 ]{0,20}$/i.test(state.sliceDoc(line.from, pos))) return null;
    return { from: line.from + 1, options, validFor: /^[a-z0-9 ]*$/i };
  };
}

/** Offers links to pages that match the word typed after an @. */
export async function pageSource(context: CompletionContext): Promise<CompletionResult | null> {
  const typed = context.matchBefore(/(?:^|[\s([])@[\p{L}\p{N}]{2,40}/u);
  if (!typed) return null;
  const from = typed.from + typed.text.indexOf("@");
  const query = new URLSearchParams({ q: context.state.sliceDoc(from + 1, context.pos) });
  const answer = await fetch(`/api/search?${query}`).catch(() => null);
  if (!answer?.ok) return null;
  const { results }: SearchResults = await answer.json();
  return { from, filter: false, options: results.map(optionOf) };
}

function optionOf({ title, href }: SearchResults["results"][number]): Completion {
  const page = { title: title.join(""), href };
  return {
    label: page.title,
    detail: href,
    apply: (view: EditorView, _, from, to) => {
      const { text: insert } = pageLink(page)({ text: "", start: 0, end: 0 });
      const selection = { anchor: from + insert.length };
      view.dispatch({ changes: { from, to, insert }, selection, userEvent: "input.complete" });
    },
  };
}
