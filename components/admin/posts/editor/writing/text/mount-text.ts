import { historyKeymap, redo, standardKeymap } from "@codemirror/commands";
import { Compartment, EditorState, Prec } from "@codemirror/state";
import { EditorView, keymap, tooltips } from "@codemirror/view";
import { drawing, redraw } from "./drawing";
import { type PostText, type TextEvents, uploadUrls } from "./post-text";
import { replaceTextarea } from "./replace-textarea";
import { postTextOf, setText, textExtensions } from "./view-text";

export type MountedText = {
  text: PostText;
  /** Replaces the text with a value set elsewhere, such as a restored draft, as one undo step. */
  setValue: (value: string) => void;
  unmount: () => void;
};

/**
 * Shows CodeMirror in place of a textarea. `value` comes from the form, because a textarea
 * normalises line endings. Returns null if the page's policy blocks CodeMirror's styles.
 */
export function mountText(
  area: HTMLTextAreaElement,
  value: string,
  events: TextEvents,
): MountedText | null {
  const paths = new Map<string, string>();
  const pathOf = (url: string) => paths.get(url) ?? url;
  const withPaths = (text: string) => text.replace(uploadUrls, pathOf);
  const mirrored = new Compartment();
  const shown = new Compartment();
  let known = value;
  const report = () => {
    const next = withPaths(view.state.sliceDoc());
    if (next === known) return;
    known = next;
    events.onChange(next);
  };
  const view = new EditorView({
    doc: value,
    selection: { anchor: area.selectionStart, head: area.selectionEnd },
    extensions: [
      extensionsOf(events),
      EditorView.clipboardOutputFilter.of(withPaths),
      EditorView.updateListener.of(({ docChanged }) => docChanged && report()),
      mirrored.of(attributesOf(area)),
      shown.of(drawing(pathOf)),
    ],
  });
  area.after(view.dom);
  if (getComputedStyle(view.scrollDOM).display !== "flex") {
    view.destroy();
    return null;
  }
  const restoreTextarea = replaceTextarea(area, view);
  const observer = new MutationObserver(() =>
    view.dispatch({ effects: mirrored.reconfigure(attributesOf(area)) }),
  );
  observer.observe(area, { attributes: true });
  const text = {
    ...postTextOf(view),
    find: () => void loadParts(view, events).then((openSearch) => openSearch?.(view)),
    resolve: (url: string, path: string) => {
      paths.set(url, path);
      view.dispatch({ effects: redraw.of(null) });
      report();
    },
    showSource: (isSource: boolean) =>
      view.dispatch({ effects: shown.reconfigure(drawing(pathOf, isSource)) }),
  };
  return {
    text,
    setValue: (next) => {
      if (next === known) return;
      known = next;
      setText(view, next);
    },
    unmount: () => {
      observer.disconnect();
      restoreTextarea();
      view.destroy();
    },
  };
}

/** CodeMirror's interface strings in this site's wording. */
const phrases = {
  Completions: "Insert",
  next: "Next",
  previous: "Previous",
  "match case": "Match case",
  regexp: "Regular expression",
  "by word": "Whole words",
  replace: "Replace",
  "replace all": "Replace all",
  close: "Close",
};

function extensionsOf(events: TextEvents) {
  const { onPaste, onDrop, onKeyDown } = events;
  return [
    textExtensions,
    EditorView.cspNonce.of(document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? ""),
    EditorView.lineWrapping,
    EditorView.perLineTextDirection.of(true),
    EditorView.scrollMargins.of(barsOf),
    EditorState.phrases.of(phrases),
    Prec.highest(
      EditorView.domEventHandlers({
        paste: (event, { state }) => !state.readOnly && onPaste(event),
        drop: (event, view) => {
          if (view.state.readOnly) return false;
          const anchor = view.posAtCoords({ x: event.clientX, y: event.clientY });
          const hasFiles = event.dataTransfer?.types.includes("Files");
          if (hasFiles && anchor !== null) view.dispatch({ selection: { anchor } });
          return onDrop(event);
        },
        // Without a selection, CodeMirror cuts or copies the line, which is a whole paragraph here.
        cut: (_, { state }) => state.selection.main.empty,
        copy: (_, { state }) => state.selection.main.empty,
        dragover: (event) => event.dataTransfer?.types.includes("Files") ?? false,
        // The menu takes keys while it is open.
        keydown: (event, { dom }) => !dom.querySelector("[role=listbox]") && onKeyDown(event),
        // Deferred: an immediate change would undo a selection that was just made.
        focus: (_, view) => void setTimeout(() => loadParts(view, events)),
      }),
    ),
    tooltips({ tooltipSpace: freeSpace }),
    keymap.of([{ key: "Mod-Shift-z", run: redo }, ...historyKeymap, ...standardKeymap]),
  ];
}

const parts = new WeakMap<EditorView, Promise<((view: EditorView) => boolean) | null>>();

/** Loads the other extensions. Resolves to the function that opens the search, or to null. */
function loadParts(view: EditorView, { onTool }: TextEvents) {
  const { doc } = view.state;
  const loading =
    parts.get(view) ??
    import("./lazy-extensions").then(
      (module) => {
        module.addLazyExtensions(view, onTool);
        // The menu also answers to what was typed before it loaded.
        if (view.state.doc !== doc) module.startCompletion(view);
        return module.openSearchPanel;
      },
      () => {
        parts.delete(view);
        return null;
      },
    );
  parts.set(view, loading);
  return loading;
}

/** Copies the attributes that React sets on the textarea. */
function attributesOf(area: HTMLTextAreaElement) {
  const invalid = area.getAttribute("aria-invalid");
  return [
    EditorState.readOnly.of(area.readOnly),
    EditorView.contentAttributes.of({
      "aria-label": area.labels[0]?.textContent ?? "",
      "aria-required": String(area.required),
      "aria-describedby": area.getAttribute("aria-describedby") ?? "",
      ...(invalid && { "aria-invalid": invalid }),
      spellcheck: "true",
      autocorrect: "on",
      autocapitalize: "sentences",
    }),
  ];
}

/** Returns the part of the window that no bar covers, from the page's scroll padding. */
function freeSpace() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const top = Number.parseFloat(scrollPaddingTop) || 0;
  const bottom = innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  return { top, bottom, left: 0, right: innerWidth };
}

/** Returns how much of the text in the window is covered by bars. */
function barsOf({ dom }: EditorView) {
  const free = freeSpace();
  const { top, bottom } = dom.getBoundingClientRect();
  return {
    top: Math.max(0, free.top - Math.max(0, top)),
    bottom: Math.max(0, Math.min(bottom, innerHeight) - free.bottom),
  };
}
