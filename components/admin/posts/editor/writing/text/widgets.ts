import { type EditorView, WidgetType } from "@codemirror/view";

/** Shows a picture of the text, with its description under it. */
export class PictureWidget extends WidgetType {
  readonly path: string;
  readonly alt: string;

  constructor(path: string, alt: string) {
    super();
    this.path = path;
    this.alt = alt;
  }

  override eq({ path, alt }: PictureWidget): boolean {
    return path === this.path && alt === this.alt;
  }

  override toDOM(view: EditorView): HTMLElement {
    const figure = document.createElement("span");
    figure.className = "post-text-picture";
    // Pictures from other sites are not loaded: the policy allows only our own.
    if (this.path.startsWith("/")) {
      const image = document.createElement("img");
      image.alt = "";
      image.draggable = false;
      image.addEventListener("load", () => view.requestMeasure());
      image.addEventListener("error", () => {
        image.remove();
        view.requestMeasure();
      });
      image.src = this.path;
      figure.append(image);
    }
    const caption = document.createElement("span");
    caption.textContent = this.path.startsWith("upload:")
      ? "Uploading..."
      : this.alt || "No alt text";
    figure.append(caption);
    return figure;
  }

  override get estimatedHeight(): number {
    return 240;
  }

  /** A press on the picture puts the caret there. */
  override ignoreEvent(): boolean {
    return false;
  }
}

/** A checkbox in place of `[ ]` or `[x]`. */
export class TaskWidget extends WidgetType {
  readonly isDone: boolean;

  constructor(isDone: boolean) {
    super();
    this.isDone = isDone;
  }

  override eq({ isDone }: TaskWidget): boolean {
    return isDone === this.isDone;
  }

  override toDOM(view: EditorView): HTMLElement {
    const box = document.createElement("input");
    Object.assign(box, { type: "checkbox", tabIndex: -1, checked: this.isDone, ariaLabel: "Done" });
    // Keeps the focus in the text.
    box.addEventListener("mousedown", (event) => event.preventDefault());
    box.addEventListener("click", (event) => {
      event.preventDefault();
      if (view.state.readOnly) return;
      const from = view.posAtDOM(box) + 1;
      const insert = this.isDone ? " " : "x";
      view.dispatch({ changes: { from, to: from + 1, insert }, userEvent: "input" });
    });
    return box;
  }
}
