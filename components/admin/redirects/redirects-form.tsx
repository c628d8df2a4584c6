"use client";

import { type FormEvent, useActionState, useRef } from "react";
import { BulkBar } from "@/components/admin/list/bulk/bulk-bar";
import { useSelection } from "@/components/admin/list/bulk/use-selection";
import { formOf } from "@/components/admin/list/rows/form-of";
import { useRowAction } from "@/components/admin/list/rows/use-row-action";
import type { Sorting } from "@/components/admin/list/table/sort-link";
import { idle, type UndoFields } from "@/lib/action";
import { deleteRedirects, restoreRedirects } from "@/lib/redirects/admin/actions";
import type { Redirect } from "@/lib/redirects/admin/schema";
import { redirectStrings } from "@/lib/redirects/admin/strings";
import { RedirectTable } from "./redirect-table";

type Props = { redirects: readonly Redirect[]; sorting: Sorting };

/** Deletes without confirmation, because redirects can be restored. Works without JavaScript. */
export function RedirectsForm({ redirects, sorting }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [, plainAction] = useActionState(deleteRedirects, idle, "#content");
  const { pending, run } = useRowAction();
  const { selectedCount, count, selectAll } = useSelection(
    form,
    redirects.map(({ id }) => id).join(),
  );

  const undo = (fields: UndoFields) =>
    void run(() => restoreRedirects(idle, formOf(fields)), redirectStrings.failed);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sent = new FormData(event.currentTarget, submitter);
    // The clicked button disappears with its row or the selection.
    const leave = () => document.getElementById("content")?.focus({ preventScroll: true });
    void run(() => deleteRedirects(idle, sent), redirectStrings.failed, { undo }).then(leave);
  };

  return (
    <>
      <form
        ref={form}
        action={plainAction}
        className="bulk-form"
        aria-busy={pending}
        onSubmit={submit}
        onChange={count}
      >
        <BulkBar
          label="Change the selected redirects"
          selectedCount={selectedCount}
          onSelectAll={selectAll}
        >
          <button type="submit">Delete</button>
        </BulkBar>
        <RedirectTable redirects={redirects} sorting={sorting} />
      </form>
      <p role="status" className="sr-only">
        {selectedCount > 0 && `${selectedCount} selected`}
      </p>
    </>
  );
}
