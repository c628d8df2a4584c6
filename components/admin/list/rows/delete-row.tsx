"use client";

import { deleteRows, restoreRows } from "@/lib/deleted/actions";
import { deletedStrings } from "@/lib/deleted/strings";
import { RowForm } from "./row-form";

type Props = {
  source: string;
  id: string;
  label: string;
  /** Text of the button. */
  children?: string;
};

export function DeleteRow({ source, id, label, children = "Delete" }: Props) {
  return (
    <RowForm
      action={deleteRows}
      fields={Object.entries({ source, id })}
      failed={deletedStrings.failed}
      label={`${children} ${label}`}
      pending="Deleting..."
      undo={restoreRows}
    >
      {children}
    </RowForm>
  );
}
