"use client";

import { RescheduleForm } from "@/components/bookings/reschedule-form";
import { TextArea } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import { moveBookingAsAdmin } from "@/lib/bookings/admin/actions";
import { rescheduleForm } from "@/lib/bookings/admin/forms";
import type { AdminMoveField, ListedBooking } from "@/lib/bookings/admin/schema";

type Props = {
  booking: Pick<ListedBooking, "id" | "sequence">;
  times: readonly string[];
  flash?: ActionResult<AdminMoveField>;
};

export function MoveBooking({ booking: { id, sequence }, times, flash }: Props) {
  return (
    <RescheduleForm
      action={moveBookingAsAdmin}
      fields={{ id, sequence: String(sequence) }}
      permalink={`#${rescheduleForm}`}
      id={rescheduleForm}
      times={times}
      flash={flash}
      more={({ values, errors }) => (
        <TextArea
          name="word"
          label="Message to the visitor (optional)"
          hint="Added to the email about the new time"
          rows={3}
          defaultValue={values.word}
          error={errors.word}
        />
      )}
    />
  );
}
