"use client";

import { useEffect, useRef, useState } from "react";
import { ErrorSummary } from "@/components/forms/error-summary";
import { FormResult } from "@/components/forms/form-result";
import { TrapFields } from "@/components/forms/trap-fields";
import { useLiveForm } from "@/components/forms/use-live-form";
import { TextArea, TextField } from "@/components/ui/field";
import { bookConsultation } from "@/lib/bookings/actions";
import { bookingLimits } from "@/lib/bookings/limits";
import { bookingTexts } from "@/lib/bookings/texts";
import { announceScheduled } from "./scheduled";
import { SlotFields } from "./slot-fields";

/** The built-in scheduler. `plan` is the id of the plan the visitor came with, or empty. */
export function BookingForm({ plan }: { plan: string }) {
  const { result, pending, errors, values, props } = useLiveForm(
    bookConsultation,
    loadValidation,
    bookingTexts.failed,
  );
  const [email, setEmail] = useState("");
  if (result.status === "success") return <Booked text={result.message} email={email} />;
  const submit: typeof props.onSubmit = (event) => {
    setEmail(String(new FormData(event.currentTarget).get("user_email")));
    props.onSubmit(event);
  };
  // The validation in the browser knows nothing of times: what the server said of one stays until
  // another is picked.
  const told = result.status === "error" ? result.errors : {};
  return (
    <form
      {...props}
      onSubmit={submit}
      className="relative space-y-8"
      aria-label="Book a consultation"
    >
      <ErrorSummary errors={errors} />
      <SlotFields values={values} errors={{ ...told, ...errors }} result={result} />
      <div className="space-y-6 border-t-4 border-mask pt-8">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            name="user_name"
            label="Name"
            autoComplete="name"
            required
            defaultValue={values.user_name}
            error={errors.user_name}
          />
          <TextField
            name="user_email"
            label="Email"
            type="email"
            autoComplete="email"
            required
            defaultValue={values.user_email}
            error={errors.user_email}
          />
        </div>
        <TextArea
          name="note"
          label="What is it about? (optional)"
          hint={`Up to ${bookingLimits.note.toLocaleString("en-US")} characters`}
          rows={4}
          defaultValue={values.note}
          error={errors.note}
        />
        <input type="hidden" name="plan" value={plan} />
        <TrapFields />
        <FormResult result={result} lasting={always} />
        <button type="submit" className="button" disabled={pending} onMouseDown={keepFocus}>
          {pending ? "Booking..." : "Book Consultation"}
        </button>
      </div>
    </form>
  );
}

function Booked({ text, email }: { text: string; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    announceScheduled("built-in", email);
    heading.current?.focus();
  }, [email]);
  return (
    <div
      role="status"
      className="surface-sun border-l-[0.75rem] border-mask p-[clamp(1.5rem,4vw,3rem)]"
    >
      <h3 ref={heading} tabIndex={-1} className="title outline-none">
        You're booked.
      </h3>
      <p className="lead mt-4">{text}</p>
      <p className="mt-4">The mail has links to cancel or to choose another time.</p>
    </div>
  );
}

async function loadValidation(
  form: HTMLFormElement,
  onErrors: (errors: Record<string, string>) => void,
) {
  const { validateBooking } = await import("@/components/forms/booking-validation");
  return validateBooking(form, onErrors);
}

// Pressing would first take the focus off a field, whose error then moves the button from under the press.
const keepFocus = (event: React.MouseEvent) => event.preventDefault();

// Each of them asks for something to be done.
const always = () => true;
