"use client";

import { announce } from "@/components/admin/announce";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { cancelConsultation } from "@/lib/bookings/admin-actions";
import type { ListedBooking } from "@/lib/bookings/admin-schema";
import { adminBookingTexts, cancellationQuestion } from "@/lib/bookings/admin-texts";

type Props = Pick<ListedBooking, "id" | "sequence" | "name" | "when">;

/** Asks, then cancels a consultation and mails both sides. */
export function CancelBooking({ id, sequence, name, when }: Props) {
  const cancel = async () => {
    const { status, message } = await cancelConsultation({ id, sequence }).catch(() => unreached);
    announce(message, status === "done" ? "success" : "error");
  };
  return (
    <ConfirmDialog
      trigger={
        <button
          type="button"
          className="button button-quiet"
          aria-label={`Cancel ${name}, ${when}`}
        >
          Cancel
        </button>
      }
      title="Cancel Booking"
      question={cancellationQuestion(name, when)}
      confirm="Cancel booking"
      pending="Cancelling..."
      danger
      onConfirm={cancel}
    />
  );
}

const unreached = { status: "failed", message: adminBookingTexts.failed } as const;
