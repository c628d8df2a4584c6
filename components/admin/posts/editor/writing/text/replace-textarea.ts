import type { EditorView } from "@codemirror/view";

/** Hides the textarea and forwards its focus to the editor. Returns a function that restores it. */
export function replaceTextarea(area: HTMLTextAreaElement, view: EditorView): () => void {
  const clicks = new AbortController();
  const hadFocus = document.activeElement === area;
  area.hidden = true;
  area.focus = () => {
    view.focus();
    view.dispatch({ scrollIntoView: true });
  };
  area.labels[0]?.addEventListener("click", () => view.focus(), { signal: clicks.signal });
  const storeValue = debounceValue(area);
  if (hadFocus) view.focus();
  return () => {
    clicks.abort();
    Reflect.deleteProperty(area, "focus");
    storeValue();
    area.hidden = false;
  };
}

const debounceMs = 200;

/**
 * Debounces writes to a hidden textarea's value, each of which takes 10 ms for 200 KB. Scripts read
 * the latest value. Returns a function that stops it.
 */
function debounceValue(area: HTMLTextAreaElement): () => void {
  // React tracks the value with a property of its own.
  const tracked = Object.getOwnPropertyDescriptor(area, "value");
  let pending: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = () => {
    if (pending !== undefined) tracked?.set?.call(area, pending);
    pending = undefined;
  };
  Object.defineProperty(area, "value", {
    configurable: true,
    get: () => pending ?? tracked?.get?.call(area),
    set: (next: string) => {
      pending = next;
      clearTimeout(timer);
      timer = setTimeout(store, debounceMs);
    },
  });
  return () => {
    clearTimeout(timer);
    Reflect.deleteProperty(area, "value");
    if (tracked) Object.defineProperty(area, "value", tracked);
    store();
  };
}
