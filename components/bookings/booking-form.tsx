"use client";

import { useEffect, useRef, useState } from "react";
import { announceScheduled } from "@/components/bookings/calendly/scheduled";
import { SlotFields } from "@/components/bookings/slots/slot-fields";
import { answerAnchor, ErrorSummary, FormResult } from "@/components/forms/form-result";
import { Honeypot } from "@/components/forms/honeypot";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { EmailField, TextArea, TextField } from "@/components/ui/field";
import { createBooking } from "@/lib/bookings/actions";
import { bookingLimits, bookingStrings } from "@/lib/bookings/strings";
import { formatNumber } from "@/lib/numbers";

type Props = {
  /** A plan's id, or empty. */
  plan: string;
  times: readonly string[];
};

export function BookingForm({ plan, times }: Props) {
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
          hint={`Up to ${formatNumber(bookingLimits.note)} characters`}
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

type BookedProps = { message: string; email: string; unconfirmed?: boolean; download?: string };

function Booked({ message, email, unconfirmed = false, download }: BookedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!unconfirmed) announceScheduled("built-in", email);
    heading.current?.focus();
  }, [email, unconfirmed]);
  return (
    <div
      id={answerAnchor}
      role="status"
      className="surface-sun border-l-[0.75rem] border-mask p-[clamp(1.5rem,4vw,3rem)]"
    >
      <h3 ref={heading} tabIndex={-1} className="title outline-none">
        {unconfirmed ? "Check your email to confirm." : "You're booked."}
      </h3>
      <p className="lead mt-4">{message}</p>
      <p className="mt-4">{unconfirmed ? bookingStrings.whyHeld : bookingStrings.mailedLinks}</p>
      {download && (
        <a
          className="button mt-6"
          download="consultation.ics"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(download)}`}
        >
          Add to calendar
        </a>
      )}
    </div>
  );
}

// Blurring a field shows its error, which would move the button before the mouse is released.
const keepFocus = (event: React.MouseEvent) => event.preventDefault();
