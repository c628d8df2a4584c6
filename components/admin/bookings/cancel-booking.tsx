"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/list/rows/confirm-dialog";
import { PlainDialog } from "@/components/admin/list/rows/plain-dialog";
import { formOf, useRowAction } from "@/components/admin/list/rows/use-row-action";
import { TextArea } from "@/components/ui/field";
import { idle } from "@/lib/action";
import { cancelBookingAsAdmin } from "@/lib/bookings/admin/actions";
import type { ListedBooking } from "@/lib/bookings/admin/schema";
import { adminBookingStrings, cancellationQuestion } from "@/lib/bookings/admin/strings";
import { bookingLimits } from "@/lib/bookings/strings";

type Props = Pick<ListedBooking, "id" | "sequence" | "name" | "when">;

export function CancelBooking({ id, sequence, name, when }: Props) {
  const { run } = useRowAction();
  // Preserved when the dialog closes after a failure.
  const [word, setWord] = useState("");
  const fields = [
    ["id", id],
    ["sequence", String(sequence)],
  ] as const;
  const question = (
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
  );
  const cancel = () => cancelBookingAsAdmin(idle, formOf([...fields, ["word", word]]));
  return (
    <>
      <ConfirmDialog
        trigger={
          <button
            type="button"
            className="button button-quiet only-with-script"
            aria-label={`Cancel ${name}, ${when}`}
          >
            Cancel
          </button>
        }
        title="Cancel booking"
        question={question}
        confirm="Cancel booking"
        dismiss="Keep booking"
        pending="Cancelling..."
        danger
        onConfirm={() => run(cancel, adminBookingStrings.failed)}
      />
      <PlainDialog
        trigger="Cancel"
        row={`${name}, ${when}`}
        action={cancelBookingAsAdmin}
        fields={fields}
        failed={adminBookingStrings.failed}
        look="button button-danger"
        pending="Cancelling..."
        top={question}
      >
        Cancel booking
      </PlainDialog>
    </>
  );
}
