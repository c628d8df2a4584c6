"use client";

import { ConfirmDialog } from "@/components/admin/list/confirm-dialog";
import { useRowAction } from "@/components/admin/list/use-row-action";
import { cancelBookingAsAdmin } from "@/lib/bookings/admin/actions";
import type { ListedBooking } from "@/lib/bookings/admin/schema";
import { adminBookingStrings, cancellationQuestion } from "@/lib/bookings/admin/strings";

type Props = Pick<ListedBooking, "id" | "sequence" | "name" | "when">;

export function CancelBooking({ id, sequence, name, when }: Props) {
  const { run } = useRowAction();
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
      confirm="Cancel Booking"
      dismiss="Keep Booking"
      pending="Cancelling..."
      danger
      onConfirm={() =>
        run(() => cancelBookingAsAdmin({ id, sequence }), adminBookingStrings.failed)
      }
    />
  );
}
