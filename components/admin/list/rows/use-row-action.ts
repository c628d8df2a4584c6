"use client";

import { unstable_rethrow } from "next/navigation";
import { useTransition } from "react";
import { announce } from "@/components/admin/frame/live/announce";
import { type ActionResult, failure, idle, type UndoFields } from "@/lib/action";
import { busyTextOf } from "@/lib/forms/submission";

export type FormAction = (previous: ActionResult, form: FormData) => Promise<ActionResult>;

type Options = {
  /** The optimistic update. */
  show?: (() => void) | undefined;
  /** Reverts the action, using the result's undo fields. */
  undo?: ((fields: UndoFields) => void) | undefined;
};

/**
 * `run` announces the result, or `unreached` if the request fails. `undoWith` returns what sends the
 * undo fields to a form action.
 */
export function useRowAction() {
  const [pending, startTransition] = useTransition();
  const run = (act: () => Promise<ActionResult>, unreached: string, { show, undo }: Options = {}) =>
    new Promise<void>((resolve) =>
      startTransition(async () => {
        show?.();
        const result = await act().catch((error) => {
          // A redirect is not a failure.
          unstable_rethrow(error);
          return failure(busyTextOf(error) ?? unreached);
        });
        if (result.status === "error") {
          announce(result.message || Object.values(result.errors)[0] || unreached, "error");
        }
        if (result.status === "success" && result.message) {
          const fields = result.undo;
          announce(result.message, "success", fields && undo && (() => undo(fields)));
        }
        resolve();
      }),
    );
  const undoWith =
    (action: FormAction, unreached: string) =>
    (fields: UndoFields): void =>
      void run(() => action(idle, formOf(fields)), unreached);
  return { pending, run, undoWith };
}

/** Builds the form data that these hidden fields would submit. */
export function formOf(fields: UndoFields): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
