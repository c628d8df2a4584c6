"use client";

import { type FormEvent, startTransition, useActionState } from "react";
import { ErrorSummary } from "@/components/forms/error-summary";
import { FormResult } from "@/components/forms/form-result";
import { idle } from "@/lib/action";
import { rescheduleBooking } from "@/lib/bookings/change-actions";
import { SlotFields } from "./slot-fields";

/** The choice of another time for a booking. */
export function RescheduleForm({ token }: { token: string }) {
  const [result, send, pending] = useActionState(rescheduleBooking, idle);
  const { errors, values } = result.status === "error" ? result : { errors: {}, values: {} };
  // As its action alone, React would reset the form after each answer, and with it the time zone.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    startTransition(() => send(data));
  };
  return (
    <form
      action={send}
      onSubmit={submit}
      aria-label="Choose another time"
      className="space-y-8"
      noValidate
    >
      <input type="hidden" name="token" value={token} />
      <ErrorSummary errors={errors} />
      <SlotFields values={values} errors={errors} result={result} />
      <FormResult result={result} lasting={always} />
      <button type="submit" className="button" disabled={pending}>
        {pending ? "Moving..." : "Move Consultation"}
      </button>
    </form>
  );
}

const always = () => true;
