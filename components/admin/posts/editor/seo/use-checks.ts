"use client";

import { useEffect, useState } from "react";
import type { PostForm } from "@/components/admin/posts/editor/fields/field-props";
import { post } from "@/components/admin/posts/editor/report-editor";
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
        const answer = await post<CheckAnswer>("/api/editor/checks", question);
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
