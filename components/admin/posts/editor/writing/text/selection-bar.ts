import type { EditorState } from "@codemirror/state";
import { showTooltip, type Tooltip } from "@codemirror/view";
import { tools } from "@/components/admin/posts/editor/writing/tools";

const inline = tools.filter(({ id }) => ["bold", "italic", "code", "link", "heading"].includes(id));

/** Shows the most used tools above selected text, for pointers only: keyboards have the toolbar. */
export function selectionBar(onTool: (id: string) => void) {
  const barOf = ({ selection, readOnly }: EditorState): Tooltip | null => {
    const { from, empty } = selection.main;
    if (empty || readOnly) return null;
    return { pos: from, above: true, create: () => ({ dom: barWith(onTool) }) };
  };
  return showTooltip.compute(["selection", "doc"], barOf);
}

function barWith(onTool: (id: string) => void): HTMLElement {
  const bar = document.createElement("div");
  bar.className = "post-selection-bar";
  bar.ariaHidden = "true";
  for (const { id, name, sign } of inline) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", tabIndex: -1, title: name, textContent: sign });
    // Keeps the selection.
    button.addEventListener("mousedown", (event) => event.preventDefault());
    button.addEventListener("click", () => onTool(id));
    bar.append(button);
  }
  return bar;
}
