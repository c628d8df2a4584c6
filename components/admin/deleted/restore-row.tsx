"use client";

import type { ComponentProps } from "react";
import { RowForm } from "@/components/admin/list/row-form";
import { restoreRow } from "@/lib/admin/deleted/actions";
import type { DeletedRow } from "@/lib/admin/deleted/schema";
import { deletedStrings } from "@/lib/admin/deleted/strings";
import { changeFields } from "@/lib/posts/admin/change-fields";
import { changePosts } from "@/lib/posts/admin/list-actions";
import { restoreRedirects } from "@/lib/redirects/admin/actions";

export function RestoreRow({ row, label }: { row: DeletedRow; label: string }) {
  return (
    <RowForm
      {...restoring(row)}
      failed={deletedStrings.failed}
      label={`Restore ${label}`}
      pending="Restoring..."
    >
      Restore
    </RowForm>
  );
}

type Restoring = Pick<ComponentProps<typeof RowForm>, "action" | "fields">;

/** What stored pages know of is restored by the action that expires them. */
function restoring({ source, id, rowId }: DeletedRow): Restoring {
  if (source === "blogs") {
    return { action: changePosts, fields: changeFields({ kind: "restore", ids: [rowId] }) };
  }
  return {
    action: source === "redirects" ? restoreRedirects : restoreRow,
    fields: [["restorable", id]],
  };
}
