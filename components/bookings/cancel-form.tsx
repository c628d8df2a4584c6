"use client";

import { useActionState } from "react";
import { FormResult } from "@/components/forms/form-result";
import { idle } from "@/lib/action";
import { cancelOwnBooking } from "@/lib/bookings/change-actions";
import { bookingPage } from "@/lib/bookings/page";

/** A button, because mail programs open links by themselves. */
export function CancelForm({ token }: { token: string }) {
  const [result, send, pending] = useActionState(cancelOwnBooking, idle, bookingPage(token));
  return (
    <form action={send} aria-label="Cancel the consultation" className="space-y-6">
      <input type="hidden" name="token" value={token} />
      <FormResult result={result} />
      <button type="submit" className="button" disabled={pending}>
        {pending ? "Cancelling..." : "Cancel Consultation"}
      </button>
    </form>
  );
}
