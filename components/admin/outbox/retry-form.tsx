"use client";

import { RowForm } from "@/components/admin/list/rows/row-form";
import { retryMails } from "@/lib/outbox/actions";
import { outboxStrings } from "@/lib/outbox/strings";

type Props = {
  ids: readonly string[];
  children: string;
  label?: string;
};

export function RetryForm({ ids, children, label }: Props) {
  return (
    <RowForm
      action={retryMails}
      fields={ids.map((id) => ["id", id])}
      failed={outboxStrings.failed}
      label={label}
      pending="Retrying..."
    >
      {children}
    </RowForm>
  );
}
