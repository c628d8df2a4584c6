"use client";

import {
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useActionState,
  useId,
  useRef,
} from "react";
import { focusContent } from "@/components/admin/frame/focus-content";
import { useRowAction } from "@/components/admin/list/rows/use-row-action";
import { idle } from "@/lib/action";
import { deleteRows, restoreRows } from "@/lib/deleted/actions";
import { deletedStrings } from "@/lib/deleted/strings";
import { BulkBar } from "./bulk-bar";
import { useSelection } from "./use-selection";

/** Unique, because Next.js keeps the forms of previous pages in the document. */
const FormId = createContext<string | undefined>(undefined);

type Props = {
  source: string;
  /** Plural noun, such as "messages". */
  things: string;
  /** Identifies the rows shown. */
  rows: string;
  children: ReactNode;
};

/** Deletes selected rows without confirmation, because they can be restored. */
export function BulkForm({ source, things, rows, children }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [, plainAction] = useActionState(deleteRows, idle, "#main");
  const { pending, run, undoWith } = useRowAction();
  const { selectedCount, count, selectAll } = useSelection(form, rows);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const sent = new FormData(event.currentTarget);
    const undo = undoWith(restoreRows, deletedStrings.failed);
    // The clicked button disappears with the selection.
    void run(() => deleteRows(idle, sent), deletedStrings.failed, { undo }).then(focusContent);
  };

  return (
    <div className="bulk-form" onChange={count}>
      <form ref={form} id={id} action={plainAction} aria-busy={pending} onSubmit={submit}>
        <input type="hidden" name="source" value={source} />
        <BulkBar
          label={`Change the selected ${things}`}
          selectedCount={selectedCount}
          onSelectAll={selectAll}
        >
          <button type="submit">Delete</button>
        </BulkBar>
      </form>
      <FormId value={id}>{children}</FormId>
    </div>
  );
}

/** A row's checkbox, for the BulkForm, which can't contain rows with forms, or the form around it. */
export function SelectRow({ id, label }: { id: string; label: string }) {
  return (
    <label className="row-select">
      <input
        type="checkbox"
        form={use(FormId)}
        name="id"
        value={id}
        aria-label={`Select ${label}`}
        // Enter would press the form's button.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
    </label>
  );
}
