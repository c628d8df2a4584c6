"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/list/rows/confirm-dialog";
import { useRowAction } from "@/components/admin/list/rows/use-row-action";
import { TextArea } from "@/components/ui/field";
import { cancelBookingAsAdmin } from "@/lib/bookings/admin/actions";
import type { ListedBooking } from "@/lib/bookings/admin/schema";
import { adminBookingStrings, cancellationQuestion } from "@/lib/bookings/admin/strings";
import { bookingLimits } from "@/lib/bookings/strings";

type Props = Pick<ListedBooking, "id" | "sequence" | "name" | "when">;

export function CancelBooking({ id, sequence, name, when }: Props) {
  const { run } = useRowAction();
  // Preserved when the dialog closes after a failure.
  const [word, setWord] = useState("");
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
      title="Cancel booking"
      question={
        <>
          <p className="mb-4">{cancellationQuestion(name, when)}</p>
          <TextArea
            name="word"
            id={`word-${id}`}
            label="Message to the visitor (optional)"
            rows={3}
            maxLength={bookingLimits.word}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        </>
      }
      confirm="Cancel booking"
      dismiss="Keep booking"
      pending="Cancelling..."
      danger
      onConfirm={() =>
        run(() => cancelBookingAsAdmin({ id, sequence, word }), adminBookingStrings.failed)
      }
    />
  );
}
