"use client";

import { RowForm } from "@/components/admin/list/row-form";
import type { UndoFields } from "@/lib/action";
import { restoreRow } from "@/lib/admin/deleted/actions";
import type { DeletedRow } from "@/lib/admin/deleted/schema";
import { deletedStrings } from "@/lib/admin/deleted/strings";
import { changeFields } from "@/lib/posts/admin/change-fields";
import { changePosts } from "@/lib/posts/admin/list-actions";

export function RestoreRow({ row, label }: { row: DeletedRow; label: string }) {
  return (
    <RowForm
      {...(row.source === "blogs" ? ofPost(row) : ofRow(row))}
      failed={deletedStrings.failed}
      label={`Restore ${label}`}
      pending="Restoring..."
    >
      Restore
    </RowForm>
  );
}

type Restoring = { action: typeof restoreRow; fields: UndoFields };

const ofRow = ({ id }: DeletedRow): Restoring => ({
  action: restoreRow,
  fields: [["restorable", id]],
});

const ofPost = ({ rowId }: DeletedRow): Restoring => ({
  action: changePosts,
  fields: changeFields({ kind: "restore", ids: [rowId] }),
});
