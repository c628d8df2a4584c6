"use client";

import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { type PostForm, setField } from "@/components/admin/posts/editor/fields/field-props";
import type { MountedText } from "./mount-text";
import type { TextEvents } from "./post-text";

type Options = Omit<TextEvents, "onChange"> & {
  /** Id of the textarea. */
  id: string;
  form: PostForm;
  hydrated: boolean;
};

/**
 * Replaces the textarea with CodeMirror once its script has loaded, preserving what was typed. If
 * loading fails, the textarea stays. Returns whether it was replaced.
 */
export function usePostText(
  mounted: RefObject<MountedText | null>,
  { id, form, hydrated, ...events }: Options,
): boolean {
  const [isMounted, setMounted] = useState(false);
  const on = useEffectEvent(() => events);

  useEffect(() => {
    const area = document.getElementById(id);
    if (!hydrated || !(area instanceof HTMLTextAreaElement)) return;
    // A text from the server has its caret at the start.
    if (document.activeElement !== area) area.setSelectionRange(area.textLength, area.textLength);
    let mount: typeof import("./mount-text")["mountText"] | undefined;
    let isComposing = false;
    const ended = new AbortController();
    const replace = () => {
      if (!mount || isComposing || ended.signal.aborted || mounted.current) return;
      mounted.current = mount(area, form.getValues("content"), {
        onChange: (content) => setField(form, "content", content),
        onPaste: (event) => on().onPaste(event),
        onDrop: (event) => on().onDrop(event),
        onKeyDown: (event) => on().onKeyDown(event),
        onTool: (tool) => on().onTool(tool),
      });
      setMounted(mounted.current !== null);
    };
    // An input method must finish its word first.
    const compose = ({ type }: CompositionEvent) => {
      isComposing = type === "compositionstart";
      replace();
    };
    area.addEventListener("compositionstart", compose, ended);
    area.addEventListener("compositionend", compose, ended);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => mounted.current?.setValue(form.getValues("content")),
    });
    void import("./mount-text").then(
      (module) => {
        mount = module.mountText;
        replace();
      },
      () => {},
    );
    return () => {
      ended.abort();
      unsubscribe();
      mounted.current?.unmount();
      mounted.current = null;
      setMounted(false);
    };
  }, [id, form, hydrated, mounted]);

  return isMounted;
}
