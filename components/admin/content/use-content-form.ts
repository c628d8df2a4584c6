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
import {
  type Edit,
  editedList,
  editList,
  type Group,
  movedPath,
  readTyped,
  type Typed,
} from "@/lib/content/form/typed";
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
  const [pending, startSaving] = useTransition();
  const router = useRouter();
  const [form] = useState(entry.form);
  const { isChanged, setChanged, differs } = useChanges(ref, fields, entry.typed);
  const meanwhile = useMeanwhile(ref, pending);
  const { drawn, draw, own, rename } = useDrawnFields(ref, entry, () => {
    setErrors(initial);
    setChanged(false);
    setSaved((last) => (last?.status === "conflict" ? unsent : unmarked(last)));
  });

  const changeList = useListEdits(ref, fields, ({ typed, at }, button) => {
    draw(typed, at, button);
    meanwhile.edits.current.push(button);
    setChanged(true);
    setErrors((errors) => movedErrors(errors, button));
    setSaved(unmarked);
  });
  useFocusOnError(ref, saved);

  const save = async (data: FormData, typed: Typed) => {
    meanwhile.edits.current = [];
    const result = await saveContent(unsent, data).catch(failureOf);
    setSaved(result);
    const stored = storedOf(result);
    if (!stored) return meanwhile.drop();
    own(stored.version);
    if (meanwhile.edits.current.length === 0) rename(typed);
    if (stored.status === "saved") meanwhile.success.current = stored.message;
    setErrors(meanwhile.edits.current.reduce(movedErrors, stored.errors));
    // More may have been typed since.
    const isNewer = differs(typed);
    setChanged(isNewer);
    if (!isNewer) meanwhile.drop(data.get("button"));
    // Stays on this page, which keeps the form and what is being typed.
    const page = `/admin/content/${entry.kind}/new?entry=${stored.key}` as Route;
    if (entry.key !== stored.key) router.replace(page, { scroll: false });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    const typed = readTyped(fields, data);
    const button = String(data.get("button"));
    if (changeList(typed, button)) return;
    if (pending) meanwhile.keep(submitter);
    else startSaving(() => save(data, typed));
  };

  const done = saved && storedOf(saved);
  return {
    ...{ drawn, errors, pending, saved },
    result: resultOf(saved) ?? flash,
    hidden: {
      kind: entry.kind,
      key: done?.key ?? entry.key,
      version: String(Math.max(done?.version ?? 0, entry.version)),
      form,
    },
    leave: useLeavePrompt(isChanged),
    props: { ref, onSubmit: submit, onInput: () => setChanged(true) },
  };
}

/**
 * Returns a function that applies a list button's edit, or returns false for any other button.
 * Offers to undo a removal.
 */
function useListEdits(
  form: RefObject<HTMLFormElement | null>,
  fields: Group,
  show: (edit: Edit, button: string) => void,
) {
  const removedAt = useRef("");
  return function edit(typed: Typed, button: string, restored?: Typed): boolean {
    const edited = editList(fields, typed, button, restored);
    if (!edited) return false;
    show(edited, button);
    const { removed } = edited;
    // Later edits may shift its index.
    removedAt.current =
      (removed ? button.split(":")[1] : movedPath(removedAt.current, button)) ?? "";
    const undo = () => {
      if (!form.current) return;
      edit(readTyped(fields, new FormData(form.current)), `restore:${removedAt.current}`, removed);
    };
    if (removed) announce(contentStrings.removed, "success", undo);
    return true;
  };
}

function useChanges(ref: RefObject<HTMLFormElement | null>, fields: Group, initial: Typed) {
  const [isChanged, setChanged] = useState(false);
  const differs = (typed: Typed) =>
    JSON.stringify(ref.current && readTyped(fields, new FormData(ref.current))) !==
    JSON.stringify(typed);

  // The user may have typed before the scripts loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page came with counts.
  useEffect(() => {
    if (differs(initial)) setChanged(true);
  }, []);

  return { isChanged, setChanged, differs };
}

/**
 * Keeps what the user does during a save: edits of lists, and a button to press again after it.
 * `success` is announced at the end, once the page has its new version, which the buttons beside
 * the form send.
 */
function useMeanwhile(form: RefObject<HTMLFormElement | null>, pending: boolean) {
  const edits = useRef<string[]>([]);
  const success = useRef("");
  const [button, setButton] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (pending) return;
    if (success.current) announce(success.current);
    success.current = "";
    if (!button) return;
    setButton(null);
    form.current?.requestSubmit(button);
  }, [form, pending, button]);

  /** Forgets the button, or only one with this value. */
  const drop = (value?: unknown) =>
    setButton((kept) => (value && kept?.getAttribute("value") !== value ? kept : null));
  return { edits, success, keep: setButton, drop };
}

function useFocusOnError(form: RefObject<HTMLFormElement | null>, saved: SaveResult | null) {
  useEffect(() => {
    if (saved?.status !== "invalid") return;
    const marked = form.current?.querySelectorAll("[name], [data-path]") ?? [];
    const isWrong = (element: Element) =>
      (element.getAttribute("name") ?? element.getAttribute("data-path") ?? "") in saved.errors;
    reveal([...marked].find(isWrong));
  }, [form, saved]);
}

export const unsent: SaveResult = { status: "failed", message: "" };

function failureOf(error: Error): SaveResult {
  return { status: "failed", message: busyTextOf(error) ?? contentStrings.failed };
}

/** Keeps errors at their fields after an edit of a list, and drops those of the list itself. */
function movedErrors(errors: Readonly<Record<string, string>>, edit: string) {
  const list = editedList(edit);
  const moved = Object.entries(errors).flatMap(([path, error]) => {
    const to = path === list ? null : movedPath(path, edit);
    return to === null ? [] : [[to, error]];
  });
  return Object.fromEntries(moved);
}

/** Drops the message of a result whose errors are no longer marked. */
function unmarked(last: SaveResult | null): SaveResult | null {
  return last?.status === "invalid" ? { ...last, status: "saved" } : last;
}

function storedOf(result: SaveResult) {
  return result.status === "saved" || result.status === "invalid" ? result : null;
}

function resultOf(saved: SaveResult | null): ActionResult | null {
  // Success is announced instead.
  if (saved?.status === "saved") return idle;
  return saved && failure(saved.message);
}
