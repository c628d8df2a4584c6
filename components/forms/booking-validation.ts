import { BookingDetails } from "@/lib/bookings/schema";
import { bookingTexts } from "@/lib/bookings/texts";
import { type FieldErrors, validateForm } from "./live-validation";

/** The booking form's validation. The time is no field but a choice, missed only by those who send without one. */
export function validateBooking(form: HTMLFormElement, onErrors: (errors: FieldErrors) => void) {
  let sent = false;
  const missing = (): FieldErrors =>
    sent && !new FormData(form).get("starts_at") ? { starts_at: bookingTexts.noSlot } : {};
  const submit = validateForm(form, BookingDetails, Object.keys(BookingDetails.shape), (errors) =>
    onErrors({ ...missing(), ...errors }),
  );
  return async (send: () => void) => {
    sent = true;
    await submit(send);
    // The picker stands above the fields, so a missing time comes before what is wrong with them. In
    // a task of its own, because react-hook-form puts the focus on the first wrong field in one.
    if (missing().starts_at) setTimeout(() => focusTime(form));
  };
}

function focusTime(form: HTMLFormElement) {
  form.querySelector<HTMLElement>('[name="starts_at"]')?.focus();
}
