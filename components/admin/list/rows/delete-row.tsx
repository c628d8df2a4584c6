"use client";

import type { Route } from "next";
import { deleteRows, restoreRows } from "@/lib/deleted/actions";
import { deletedStrings } from "@/lib/deleted/strings";
import { RowForm } from "./row-form";

type Props = {
  source: string;
  id: string;
  label: string;
  /** Whether a default takes the row's place. */
  isReset?: boolean;
  /** Page to open once the row is deleted. */
  leadsTo?: Route | undefined;
};

export function DeleteRow({ source, id, label, isReset, leadsTo }: Props) {
  const button = isReset ? "Reset to default" : "Delete";
  return (
    <RowForm
      action={deleteRows}
      fields={Object.entries({ source, id, ...(isReset && { reset: "on" }) })}
      failed={deletedStrings.failed}
      label={`${button} ${label}`}
      pending={isReset ? "Resetting..." : "Deleting..."}
      leadsTo={leadsTo}
      undo={restoreRows}
    >
      {button}
    </RowForm>
  );
}
