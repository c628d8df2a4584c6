"use client";

import { useActionState } from "react";
import { FormResult } from "@/components/forms/form-result";
import { type ActionResult, idle } from "@/lib/action";
import { bookingPage } from "@/lib/bookings/page";

type Props = {
  action: (previous: ActionResult, form: FormData) => Promise<ActionResult>;
  token: string;
  label: string;
  button: string;
  pendingButton: string;
};

/** A button, because mail programs open links by themselves. */
export function LinkForm({ action, token, label, button, pendingButton }: Props) {
  const [result, send, pending] = useActionState(action, idle, bookingPage(token));
  return (
    <form action={send} aria-label={label} className="space-y-6">
      <input type="hidden" name="token" value={token} />
      <FormResult result={result} />
      <button type="submit" className="button" disabled={pending}>
        {pending ? pendingButton : button}
      </button>
    </form>
  );
}
