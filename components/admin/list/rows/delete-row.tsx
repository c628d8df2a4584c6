"use client";

import { deleteRows, restoreRows } from "@/lib/deleted/actions";
import { deletedStrings } from "@/lib/deleted/strings";
import { RowForm } from "./row-form";

type Props = {
  source: string;
  id: string;
  label: string;
  /** Whether a default takes the row's place. */
  isReset?: boolean;
};

export function DeleteRow({ source, id, label, isReset }: Props) {
  const button = isReset ? "Reset to default" : "Delete";
  return (
    <RowForm
      action={deleteRows}
      fields={Object.entries({ source, id, ...(isReset && { reset: "on" }) })}
      failed={deletedStrings.failed}
      label={`${button} ${label}`}
      pending={isReset ? "Resetting..." : "Deleting..."}
      undo={restoreRows}
    >
      {button}
    </RowForm>
  );
}
