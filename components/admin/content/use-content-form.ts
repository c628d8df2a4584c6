"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { useLeavePrompt } from "@/components/admin/frame/leave/use-leave-prompt";
import { announce } from "@/components/admin/frame/live/announce";
import { type ActionResult, idle } from "@/lib/action";
import { saveContent } from "@/lib/content/admin/actions";
import type { EditedEntry, SaveResult } from "@/lib/content/admin/schema";
import { contentStrings } from "@/lib/content/admin/strings";
import { editList, type Group, readTyped } from "@/lib/content/form/typed";
import { busyTextOf } from "@/lib/forms/submission";
import { reveal, useDrawnFields } from "./use-drawn-fields";

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
  const drawn = useDrawnFields(ref, entry, () => {
    setErrors(initial);
    setChanged(false);
  });

  useEffect(() => {
    if (saved?.status !== "invalid") return;
    const [name = ""] = Object.keys(saved.errors);
    const field = ref.current?.elements.namedItem(name);
    reveal(field instanceof Element ? field : null);
  }, [saved]);

  const save = async (data: FormData) => {
    const result = await saveContent(unsent, data).catch(failureOf);
    setSaved(result);
    if (result.status === "failed" || result.status === "conflict") return;
    if (result.status === "saved") announce(result.message);
    setErrors(result.errors);
    setChanged(false);
    const page = `/admin/content/${entry.kind}/${result.key}` as Route;
    if (entry.key !== result.key) router.replace(page);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    const typed = readTyped(fields, data);
    const edit = editList(fields, typed, String(data.get("button")));
    if (edit) {
      drawn.edit(edit);
      setChanged(true);
      setErrors({});
    } else if (!pending) {
      drawn.keep(typed);
      startSaving(() => save(data));
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

export const unsent: SaveResult = { status: "failed", message: "" };

function failureOf(error: Error): SaveResult {
  return { status: "failed", message: busyTextOf(error) ?? contentStrings.failed };
}

function resultOf(saved: SaveResult | null): ActionResult | null {
  if (!saved) return null;
  const { message } = saved;
  // Announced.
  if (saved.status === "saved") return idle;
  return { status: "error", message, errors: {}, values: {} };
}
