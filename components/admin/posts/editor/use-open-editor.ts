"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { Base } from "@/components/admin/posts/editor/drafts/use-autosaves";
import type { PostForm } from "@/components/admin/posts/editor/fields/field-props";
import { differences } from "@/lib/posts/admin/fields/differences";
import type { EditorAnswer, EditorReport } from "@/lib/posts/admin/versions/open-editor";
import { reportEditor, reportLeaving } from "./report-editor";

/** Delay between a change and its autosave, and between autosaves during continuous typing. */
const autosaveMs = 3_000;

const heartbeatMs = 20_000;

export type AutosaveStatus = { status: "none" | "kept" | "failed"; at: number };

/** Autosaves to the server, and reports who else has the post open. */
export function useOpenEditor(form: PostForm, id: string, base: Base) {
  const [autosave, setAutosave] = useState<AutosaveStatus>({ status: "none", at: 0 });
  const [answer, setAnswer] = useState<EditorAnswer>({ others: [], newer: null });
  const report = useEffectEvent((): EditorReport => {
    const values = form.getValues();
    const typed = differences(values, base.values).length > 0 ? values : null;
    return {
      editor: id,
      postId: base.opened?.id ?? null,
      version: base.version,
      typed: typed && { opened: base.opened, values: typed },
      isOpen: true,
    };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new base is reported immediately.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sending = false;
    let ended = false;
    const send = async () => {
      clearTimeout(timer);
      timer = undefined;
      if (sending) {
        timer = setTimeout(send, autosaveMs);
        return;
      }
      sending = true;
      const sent = report();
      const response = await reportEditor(sent);
      sending = false;
      if (ended) return;
      if (response) setAnswer(response);
      const at = Date.now();
      if (!response) setAutosave({ status: "failed", at });
      else setAutosave({ status: sent.typed ? "kept" : "none", at });
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        timer ??= setTimeout(send, autosaveMs);
      },
    });
    const heartbeat = setInterval(send, heartbeatMs);
    const leave = () => reportLeaving(report());
    addEventListener("pagehide", leave);
    void send();
    return () => {
      ended = true;
      unsubscribe();
      clearTimeout(timer);
      clearInterval(heartbeat);
      removeEventListener("pagehide", leave);
    };
  }, [form, base.version, base.opened?.id]);

  // Client-side navigation does not fire `pagehide`.
  useEffect(() => () => reportLeaving(report()), []);

  return { autosave, ...answer };
}
