"use client";

import type { UndoFields } from "@/lib/action";
import { idle } from "@/lib/action";
import { deleteRow, restoreRow } from "@/lib/admin/deleted/actions";
import type { DeletableSource } from "@/lib/admin/deleted/schema";
import { deletedStrings } from "@/lib/admin/deleted/strings";
import { formOf } from "./form-of";
import { RowForm } from "./row-form";
import { useRowAction } from "./use-row-action";

type Props = { source: DeletableSource; id: string; label: string };

export function DeleteRow({ source, id, label }: Props) {
  const { run } = useRowAction();
  const undo = (fields: UndoFields) =>
    void run(() => restoreRow(idle, formOf(fields)), deletedStrings.failed);
  return (
    <RowForm
      action={deleteRow}
      fields={[
        ["source", source],
        ["id", id],
      ]}
      failed={deletedStrings.failed}
      label={`Delete ${label}`}
      pending="Deleting..."
      undo={undo}
    >
      Delete
    </RowForm>
  );
}
