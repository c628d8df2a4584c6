"use client";

import { type FormEvent, useActionState } from "react";
import { useFocusAfterRemoval } from "@/components/admin/list/use-focus-after-removal";
import { useRowAction } from "@/components/admin/list/use-row-action";
import { idle } from "@/lib/action";
import { restoreRow } from "@/lib/admin/deleted/actions";
import { deletedStrings } from "@/lib/admin/deleted/strings";

/** A plain form: works without scripts. */
export function RestoreRow({ id, label }: { id: string; label: string }) {
  const [, plainAction] = useActionState(restoreRow, idle, "#content");
  const { pending, run } = useRowAction();
  const restored = useFocusAfterRemoval();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    restored.current = true;
    void run(() => restoreRow(idle, form), deletedStrings.failed);
  };

  return (
    <form action={plainAction} onSubmit={submit}>
      <input type="hidden" name="restorable" value={id} />
      <button
        type="submit"
        className="button button-quiet"
        aria-label={`Restore ${label}`}
        aria-disabled={pending}
      >
        {pending ? "Restoring..." : "Restore"}
      </button>
    </form>
  );
}
