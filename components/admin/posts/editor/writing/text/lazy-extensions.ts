import { acceptCompletion, autocompletion } from "@codemirror/autocomplete";
import { search, searchKeymap } from "@codemirror/search";
import { type Extension, Prec, StateEffect } from "@codemirror/state";
import { type EditorView, keymap } from "@codemirror/view";
import { pageSource, toolSource } from "./completions";
import { plus } from "./plus";
import { selectionBar } from "./selection-bar";

// The toolbar has a find tool, and Mod-f would also catch Ctrl+Shift+F (full screen). The button of
// "Go to line" would submit the post's form.
const searchKeys = searchKeymap.filter(({ key }) => key !== "Mod-f" && key !== "Mod-Alt-g");

export { startCompletion } from "@codemirror/autocomplete";
export { openSearchPanel } from "@codemirror/search";

/** Adds the extensions that are needed only for writing: menus, and find and replace. */
export function addLazyExtensions(view: EditorView, onTool: (id: string) => void): void {
  const toolsAt = toolSource(onTool);
  const parts: Extension = [
    search(),
    autocompletion({
      // One source: a second one, while pending, would disable Enter in the menu of tools.
      override: [(context) => toolsAt(context) ?? pageSource(context)],
      ...{ icons: false, interactionDelay: 0 },
    }),
    selectionBar(onTool),
    plus,
    Prec.high(keymap.of([{ key: "Tab", run: acceptCompletion }, ...searchKeys])),
  ];
  view.dispatch({ effects: StateEffect.appendConfig.of(parts) });
}
