"use client";

import { type FormEvent, startTransition, useActionState } from "react";
import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { idle } from "@/lib/action";
import { rescheduleBooking } from "@/lib/bookings/change-actions";
import { bookingPage } from "@/lib/bookings/page";
import { SlotFields } from "./slot-fields";

type Props = { token: string; times: readonly string[] };

export function RescheduleForm({ token, times }: Props) {
  const [result, send, pending] = useActionState(rescheduleBooking, idle, bookingPage(token));
  const { errors, values } = result.status === "error" ? result : { errors: {}, values: {} };
  // With the action alone React would reset the form, and the time zone, after each answer.
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
      <SlotFields values={values} errors={errors} times={times} result={result} />
      <FormResult result={result} />
      <button type="submit" className="button" disabled={pending}>
        {pending ? "Moving..." : "Move Consultation"}
      </button>
    </form>
  );
}
