"use client";

import { type RefObject, useEffect, useState } from "react";
import type { EditedEntry } from "@/lib/content/admin/schema";
import type { Edit, Typed } from "@/lib/content/form/typed";

/**
 * The values that a form's fields start with. They are drawn anew, with `epoch` as their key, when a
 * list changes and when the server has another text, such as after a draft was discarded.
 */
export function useDrawnFields(
  form: RefObject<HTMLFormElement | null>,
  { typed: stored }: EditedEntry,
  onReplace: () => void,
) {
  const [typed, setTyped] = useState(stored);
  const [epoch, setEpoch] = useState(0);
  const [focused, setFocused] = useState("");
  const incoming = JSON.stringify(stored);
  const [seen, setSeen] = useState(incoming);
  const [sent, setSent] = useState(incoming);
  if (incoming !== seen) {
    setSeen(incoming);
    if (incoming !== sent) {
      setSent(incoming);
      setTyped(stored);
      setEpoch(epoch + 1);
      onReplace();
    }
  }

  // From a link on the page that shows the field.
  useEffect(() => reveal(document.getElementById(location.hash.slice(1))), []);

  useEffect(() => {
    if (!focused) return;
    setFocused("");
    reveal(form.current?.querySelector(`[data-path="${focused}"]`) ?? null);
  }, [form, focused]);

  return {
    typed,
    epoch,
    edit: (edit: Edit) => {
      setTyped(edit.typed);
      setEpoch(epoch + 1);
      setFocused(edit.at);
    },
    /** Called with what is sent, so that the server's copy of it isn't drawn anew. */
    keep: (typed: Typed) => setSent(JSON.stringify(typed)),
  };
}

/** Opens what hides an element and focuses it, or the first field in it. */
export function reveal(element: Element | null): void {
  const fields = "input:not([type=hidden]), textarea, select, button";
  const field = element?.matches(fields) ? element : element?.querySelector(fields);
  for (let at = field?.closest("details"); at; at = at.parentElement?.closest("details")) {
    at.open = true;
  }
  if (field instanceof HTMLElement) field.focus();
}
