import { startCompletion } from "@codemirror/autocomplete";
import { Decoration, EditorView, WidgetType } from "@codemirror/view";

class PlusWidget extends WidgetType {
  override toDOM(view: EditorView): HTMLElement {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", tabIndex: -1, ariaHidden: "true", textContent: "+" });
    button.className = "post-text-plus";
    button.addEventListener("mousedown", (event) => {
      event.preventDefault();
      view.dispatch(view.state.replaceSelection("/"));
      startCompletion(view);
    });
    return button;
  }
}

const plusButton = Decoration.widget({ widget: new PlusWidget(), side: 1 });

/** Shows a plus button on an empty line with the caret. It opens the same menu as a slash. */
export const plus = EditorView.decorations.compute(["selection", "doc"], (state) => {
  const { from, empty } = state.selection.main;
  const isShown = empty && !state.readOnly && state.doc.lineAt(from).length === 0;
  return isShown ? Decoration.set(plusButton.range(from)) : Decoration.none;
});
