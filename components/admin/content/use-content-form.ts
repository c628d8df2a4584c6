"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { type FormEvent, type RefObject, useEffect, useRef, useState, useTransition } from "react";
import { useLeavePrompt } from "@/components/admin/frame/leave/use-leave-prompt";
import { announce } from "@/components/admin/frame/live/announce";
import { type ActionResult, failure, idle } from "@/lib/action";
import { saveContent } from "@/lib/content/admin/actions";
import type { EditedEntry, SaveResult } from "@/lib/content/admin/schema";
import { contentStrings } from "@/lib/content/admin/strings";
import { editList, type Group, readTyped, type Typed } from "@/lib/content/form/typed";
import { busyTextOf } from "@/lib/forms/submission";

type Options = {
  entry: EditedEntry;
  fields: Group;
  /** Shown until the form is sent. */
  errors: Readonly<Record<string, string>>;
  flash: ActionResult;
};

/** State of a content's form. Lists are edited in the browser; all else is sent. */
export function useContentForm({ entry, fields, errors: initial, flash }: Options) {
  const ref = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState<SaveResult | null>(null);
  const [errors, setErrors] = useState(initial);
  const [isChanged, setChanged] = useState(false);
  const [pending, startSaving] = useTransition();
  const router = useRouter();
  const { drawn, draw, keep } = useDrawnFields(ref, entry, () => {
    setErrors(initial);
    setChanged(false);
  });

  // Something may have been typed before the scripts arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page came with counts.
  useEffect(() => {
    const typed = ref.current && readTyped(fields, new FormData(ref.current));
    if (JSON.stringify(typed) !== JSON.stringify(entry.typed)) setChanged(true);
  }, []);

  useEffect(() => {
    if (saved?.status !== "invalid") return;
    const marked = ref.current?.querySelectorAll("[name], [data-path]") ?? [];
    const isWrong = (element: Element) =>
      (element.getAttribute("name") ?? element.getAttribute("data-path") ?? "") in saved.errors;
    reveal([...marked].find(isWrong));
  }, [saved]);

  const save = async (data: FormData, typed: Typed) => {
    const result = await saveContent(unsent, data).catch(failureOf);
    setSaved(result);
    if (result.status === "failed" || result.status === "conflict") return;
    if (result.status === "saved") announce(result.message);
    setErrors(result.errors);
    // More may have been typed since.
    const now = ref.current && readTyped(fields, new FormData(ref.current));
    setChanged(JSON.stringify(now) !== JSON.stringify(typed));
    // Stays on this page, which keeps the form and what is being typed.
    const page = `/admin/content/${entry.kind}/new?entry=${result.key}` as Route;
    if (entry.key !== result.key) router.replace(page, { scroll: false });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    const typed = readTyped(fields, data);
    const edit = editList(fields, typed, String(data.get("button")));
    if (edit) {
      draw(edit.typed, edit.at);
      setChanged(true);
      setErrors({});
    } else if (!pending) {
      keep(typed);
      startSaving(() => save(data, typed));
    }
  };

  const done = saved?.status === "saved" || saved?.status === "invalid" ? saved : null;
  return {
    ...{ typed: drawn.typed, epoch: drawn.epoch, errors, pending, saved },
    result: resultOf(saved) ?? flash,
    hidden: {
      kind: entry.kind,
      key: done?.key ?? entry.key,
      version: String(Math.max(done?.version ?? 0, entry.version)),
    },
    leave: useLeavePrompt(isChanged),
    props: { ref, onSubmit: submit, onInput: () => setChanged(true) },
  };
}

/**
 * The values that a form's fields start with. They are drawn anew, with `epoch` as their key, when a
 * list changes and when the server has another text, such as after a draft was discarded.
 */
function useDrawnFields(
  form: RefObject<HTMLFormElement | null>,
  { typed: stored }: EditedEntry,
  onReplace: () => void,
) {
  const [drawn, setDrawn] = useState({ typed: stored, epoch: 0, focused: "" });
  const draw = (typed: Typed, focused = "") => setDrawn({ typed, epoch: drawn.epoch + 1, focused });
  const incoming = JSON.stringify(stored);
  const [known, setKnown] = useState({ stored: incoming, sent: incoming });
  if (incoming !== known.stored) {
    setKnown({ stored: incoming, sent: incoming });
    if (incoming !== known.sent) {
      draw(stored);
      onReplace();
    }
  }

  // From a link on the page that shows the field.
  useEffect(() => reveal(document.getElementById(location.hash.slice(1))), []);

  useEffect(() => {
    if (!drawn.focused) return;
    setDrawn({ ...drawn, focused: "" });
    reveal(form.current?.querySelector(`[data-path="${drawn.focused}"]`));
  }, [form, drawn]);

  /** Called with what is sent, so that the server's copy of it isn't drawn anew. */
  const keep = (typed: Typed) => setKnown({ ...known, sent: JSON.stringify(typed) });
  return { drawn, draw, keep };
}

export const unsent: SaveResult = { status: "failed", message: "" };

function failureOf(error: Error): SaveResult {
  return { status: "failed", message: busyTextOf(error) ?? contentStrings.failed };
}

function resultOf(saved: SaveResult | null): ActionResult | null {
  // Announced.
  if (saved?.status === "saved") return idle;
  return saved && failure(saved.message);
}

/** Opens what hides an element and focuses it, or the first field in it. */
function reveal(element: Element | null | undefined): void {
  const fields = "input:not([type=hidden]), textarea, select, button";
  const field = element?.matches(fields) ? element : element?.querySelector(fields);
  for (let at = field?.closest("details"); at; at = at.parentElement?.closest("details")) {
    at.open = true;
  }
  if (field instanceof HTMLElement) field.focus();
}
