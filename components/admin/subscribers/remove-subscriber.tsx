"use client";

import { announce } from "@/components/admin/announce";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { removeSubscriber } from "@/lib/newsletter/admin-actions";
import { adminSubscriberTexts, removalQuestion } from "@/lib/newsletter/admin-texts";

/** Asks, then takes a subscriber off the list for good. */
export function RemoveSubscriber({ id, email }: { id: string; email: string }) {
  const remove = async () => {
    const { status, message } = await removeSubscriber(id).catch(() => unreached);
    announce(message, status === "done" ? "success" : "error");
  };
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
      onConfirm={remove}
    />
  );
}

const unreached = { status: "failed", message: adminSubscriberTexts.failed } as const;
