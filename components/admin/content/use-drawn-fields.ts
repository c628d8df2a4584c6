import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import type { EditedEntry } from "@/lib/content/admin/schema";
import { movedPath, type Typed } from "@/lib/content/form/typed";

/**
 * Initial values of a form's fields, which are remounted, with `epoch` as their key, when a list
 * changes or the server has a different text, such as after a draft was discarded.
 */
export function useDrawnFields(
  form: RefObject<HTMLFormElement | null>,
  { typed: stored, version, isDraft }: EditedEntry,
  onReplace: () => void,
) {
  const [drawn, setDrawn] = useState({
    typed: stored,
    epoch: 0,
    focused: "",
    edit: "",
    open: [] as string[],
  });
  const draw = (typed: Typed, focused = "", edit = "") => {
    const items = edit && form.current?.querySelectorAll<HTMLElement>("li:has(> [open])");
    const open = [...(items || [])].flatMap(
      ({ dataset }) => movedPath(dataset.path ?? "", edit) ?? [],
    );
    setDrawn(({ epoch }) => ({ typed, epoch: epoch + 1, focused, edit, open }));
  };
  const incoming = JSON.stringify([stored, isDraft]);
  const [known, setKnown] = useState<Known>({ stored: incoming, own: none });
  if (incoming !== known.stored) {
    setKnown({ stored: incoming, own: none });
    if (known.own !== version) {
      draw(stored);
      onReplace();
    }
  }

  // An edit link on the public page sets the hash.
  useEffect(() => reveal(document.getElementById(location.hash.slice(1))), []);

  // Before the browser paints, so that open items don't blink.
  useLayoutEffect(() => {
    if (!drawn.focused) return;
    setDrawn({ ...drawn, focused: "" });
    for (const path of drawn.open) {
      const item = form.current?.querySelector(`[data-path="${path}"] > details`);
      if (item instanceof HTMLDetailsElement) item.open = true;
    }
    const [button] = buttonsAfter(drawn.edit, drawn.focused).flatMap(
      (value) => form.current?.querySelector<HTMLElement>(`button[value="${value}"]`) ?? [],
    );
    if (button) button.focus();
    else reveal(form.current?.querySelector(`[data-path="${drawn.focused}"]`));
  }, [form, drawn]);

  /** Marks a version as sent by this form, whose fields may have changed since. */
  const own = (version: Known["own"]) => setKnown((known) => ({ ...known, own: version }));
  /** Updates the titles of items. Fields keep what they show. */
  const rename = (typed: Typed) => setDrawn((drawn) => ({ ...drawn, typed }));
  return { drawn, draw, own, rename };
}

/** `own` is a version that doesn't remount the fields when it arrives. */
type Known = { stored: string; own: number };

const none = -1;

/** Lists the buttons to focus after an item was moved to `at`, or removed, by priority. */
function buttonsAfter(edit: string, at: string): string[] {
  const [verb = "", from = ""] = edit.split(":");
  if (verb === "add" || verb === "restore") return [];
  if (verb !== "remove") return [`${verb}:${at}`, `up:${at}`, `down:${at}`];
  // The next item has taken its place.
  return [edit, `remove:${at}.${Number(from.slice(at.length + 1)) - 1}`];
}

/** Expands the sections around an element and focuses it, or its first field. */
export function reveal(element: Element | null | undefined): void {
  const fields = "input:not([type=hidden]), textarea, select, button";
  const field = element?.matches(fields) ? element : element?.querySelector(fields);
  for (let at = field?.closest("details"); at; at = at.parentElement?.closest("details")) {
    at.open = true;
  }
  if (field instanceof HTMLElement) field.focus();
}
