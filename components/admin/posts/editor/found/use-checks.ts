"use client";

import { useEffect, useState } from "react";
import type { PostForm } from "@/components/admin/posts/editor/field-props";
import type { CheckAnswer } from "@/lib/posts/admin/checks/checks";

/** From the last change to the question. */
const debounceMs = 1_000;

export type Checks = CheckAnswer & { status: "loading" | "ready" | "failed" };

/** What the server says of what is typed, a moment after each change. */
export function useChecks(form: PostForm): Checks {
  const [checks, setChecks] = useState<Checks>({ status: "loading", checks: [], excerpt: "" });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = "";
    let waiting = false;
    let ended = false;
    const ask = async () => {
      const wanted = JSON.stringify(form.getValues());
      if (waiting || ended || wanted === asked) return;
      asked = wanted;
      waiting = true;
      const answer = await send(wanted);
      waiting = false;
      if (ended) return;
      setChecks((last) =>
        answer ? { ...answer, status: "ready" } : { ...last, status: "failed" },
      );
      // A lost question is asked again with the next change.
      if (answer) void ask();
      else asked = "";
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(ask, debounceMs);
      },
    });
    void ask();
    return () => {
      ended = true;
      unsubscribe();
      clearTimeout(timer);
    };
  }, [form]);

  return checks;
}

async function send(body: string): Promise<CheckAnswer | null> {
  const sent = fetch("/api/editor/checks", { method: "POST", body });
  return sent.then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
}
