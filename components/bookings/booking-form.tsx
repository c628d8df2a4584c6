"use client";

import { lazy, useState } from "react";
import { SlotFields } from "@/components/bookings/slots/slot-fields";
import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { Honeypot } from "@/components/forms/honeypot";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { EmailField, TextArea, TextField } from "@/components/ui/field";
import { createBooking } from "@/lib/bookings/actions";
import { bookingStrings } from "@/lib/bookings/strings";
import type { BookedProps } from "./booked";

type Props = {
  /** A plan's id, or empty. */
  plan: string;
  times: readonly string[];
  dayHint: string;
  noteHint: string;
};

export function BookingForm({ plan, times, dayHint, noteHint }: Props) {
  const { result, pending, errors, values, field, props } = useEnhancedForm(createBooking, {
    schema: async () => (await import("@/lib/bookings/schema")).BookingCheck,
    unreached: bookingStrings.failed,
    permalink: `/get-started${plan && `?plan=${plan}`}`,
  });
  const [email, setEmail] = useState("");
  const [picked, setPicked] = useState("");
  if (result.status === "success") return <Booked {...result} email={email} />;
  const submit: typeof props.onSubmit = (event) => {
    setEmail(String(new FormData(event.currentTarget).get("user_email")));
    props.onSubmit(event);
  };
  // The client cannot detect taken times, so the server's error stays until another time is picked.
  const serverErrors = result.status === "error" ? result.errors : {};
  return (
    <form
      {...props}
      onSubmit={submit}
      className="relative space-y-8"
      aria-label="Book a consultation"
    >
      <ErrorSummary errors={errors} />
      <SlotFields
        values={values}
        errors={{ ...serverErrors, ...errors }}
        times={times}
        dayHint={dayHint}
        result={result}
        onPick={setPicked}
      />
      <div className="space-y-6 border-t-4 border-mask pt-8">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...field("user_name")} label="Name" autoComplete="name" required />
          <EmailField {...field("user_email")} />
        </div>
        <TextArea
          {...field("note")}
          label="What is it about? (optional)"
          hint={noteHint}
          rows={4}
        />
        <input type="hidden" name="plan" value={plan} />
        <Honeypot />
        <FormResult result={result} />
        <button type="submit" className="button" disabled={pending} onMouseDown={keepFocus}>
          {pending ? "Booking..." : picked ? `Book ${picked}` : "Book consultation"}
        </button>
      </div>
    </form>
  );
}

/** Loaded once a booking succeeds. */
const Booked = lazy(() =>
  import("./booked").then(
    ({ Booked }) => ({ default: Booked }),
    () => ({ default: ({ message }: BookedProps) => <p role="status">{message}</p> }),
  ),
);

// Blurring a field shows its error, which would move the button before the mouse is released.
const keepFocus = (event: React.MouseEvent) => event.preventDefault();
