"use client";

import { ConfirmDialog } from "@/components/admin/list/confirm-dialog";
import { useRowAction } from "@/components/admin/list/use-row-action";
import { removeSubscriber } from "@/lib/newsletter/admin/actions";
import { adminSubscriberStrings, removalQuestion } from "@/lib/newsletter/admin/strings";

export function RemoveSubscriber({ id, email }: { id: string; email: string }) {
  const { run } = useRowAction();
  return (
    <ConfirmDialog
      trigger={
        <button type="button" className="button button-quiet" aria-label={`Remove ${email}`}>
          Remove
        </button>
      }
      title="Remove Subscriber"
      question={removalQuestion(email)}
      confirm="Remove"
      pending="Removing..."
      danger
      onConfirm={() => run(() => removeSubscriber(id), adminSubscriberStrings.failed)}
    />
  );
}
