"use client";

import { useActionState } from "react";
import { FormResult } from "@/components/forms/form-result";
import { idle } from "@/lib/action";
import { cancelBooking } from "@/lib/bookings/change-actions";

/** The one button that cancels. Opening a link must not: mail programs open links by themselves. */
export function CancelForm({ token }: { token: string }) {
  const [result, send, pending] = useActionState(cancelBooking, idle);
  return (
    <form action={send} aria-label="Cancel the consultation" className="space-y-6">
      <input type="hidden" name="token" value={token} />
      <FormResult result={result} lasting={always} />
      <button type="submit" className="button" disabled={pending}>
        {pending ? "Cancelling..." : "Cancel Consultation"}
      </button>
    </form>
  );
}

const always = () => true;
