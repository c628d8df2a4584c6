"use client";

import { useEffect, useState } from "react";
import type { PostForm } from "@/components/admin/posts/editor/fields/field-props";
import { watchForm } from "@/components/admin/posts/editor/saving/watch-form";
import type { CheckAnswer } from "@/lib/posts/admin/checks/checks";

const debounceMs = 1_000;

export type Checks = CheckAnswer & { status: "loading" | "ready" | "failed" };

/** Runs the server's checks on the form's values, debounced. */
export function useChecks(form: PostForm): Checks {
  const [checks, setChecks] = useState<Checks>({ status: "loading", checks: [], excerpt: "" });

  useEffect(() => {
    const { askNow, stop } = watchForm(form, {
      debounceMs,
      question: () => JSON.stringify(form.getValues()),
      ask: async (question) => {
        const answer = await send(question);
        setChecks((last) =>
          answer ? { ...answer, status: "ready" } : { ...last, status: "failed" },
        );
        return answer !== null;
      },
    });
    void askNow();
    return stop;
  }, [form]);

  return checks;
}

async function send(body: string): Promise<CheckAnswer | null> {
  const sent = fetch("/api/editor/checks", { method: "POST", body });
  return sent.then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
}
