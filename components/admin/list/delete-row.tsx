"use client";

import { type FormEvent, useActionState } from "react";
import { announce } from "@/components/admin/frame/announce";
import { type ActionResult, failure, idle } from "@/lib/action";
import { deleteRow, restoreRow } from "@/lib/admin/deleted/actions";
import type { DeletableSource } from "@/lib/admin/deleted/schema";
import { deletedStrings } from "@/lib/admin/deleted/strings";
import { useFocusAfterRemoval } from "./use-focus-after-removal";
import { useRowAction } from "./use-row-action";

type Props = { source: DeletableSource; id: string; label: string };

/** A plain form: works without scripts. */
export function DeleteRow({ source, id, label }: Props) {
  const [, plainAction] = useActionState<ActionResult, FormData>(deleteRow, idle, "#content");
  const { pending, run } = useRowAction();
  const gone = useFocusAfterRemoval();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    gone.current = true;
    void run(async () => {
      const { restorable, ...result } = await deleteRow(idle, form);
      if (!restorable || result.status !== "success") return result;
      announce(result.message, "success", () => void undo(restorable));
      return idle;
    }, deletedStrings.failed);
  };

  return (
    <form action={plainAction} onSubmit={submit}>
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        className="button button-quiet"
        aria-label={`Delete ${label}`}
        aria-disabled={pending}
      >
        {pending ? "Deleting..." : "Delete"}
      </button>
    </form>
  );
}

async function undo(restorable: string): Promise<void> {
  const form = new FormData();
  form.set("restorable", restorable);
  const result = await restoreRow(idle, form).catch(() => failure(deletedStrings.failed));
  if (result.status !== "idle") announce(result.message, result.status);
}
