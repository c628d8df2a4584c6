"use client";

import { deleteRows, restoreRows } from "@/lib/deleted/actions";
import { deletedStrings } from "@/lib/deleted/strings";
import { RowForm } from "./row-form";

type Props = { source: string; id: string; label: string };

export function DeleteRow({ source, id, label }: Props) {
  return (
    <RowForm
      action={deleteRows}
      fields={Object.entries({ source, id })}
      failed={deletedStrings.failed}
      label={`Delete ${label}`}
      pending="Deleting..."
      undo={restoreRows}
    >
      Delete
    </RowForm>
  );
}
