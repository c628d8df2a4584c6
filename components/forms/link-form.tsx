"use client";

import { useActionState } from "react";
import { type ActionResult, idle } from "@/lib/action";
import { FormResult } from "./form-result";
import { HiddenFields } from "./hidden-fields";

type Props = {
  action: (previous: ActionResult, form: FormData) => Promise<ActionResult>;
  /** Path the form posts to without JavaScript. */
  page: string;
  fields: Record<string, string>;
  button: string;
  /** Label while busy, such as "Cancelling...". */
  pendingButton?: string;
};

/** A button for pages opened from an email, since mail clients may open links on their own. */
export function LinkForm({ action, page, fields, button, pendingButton = button }: Props) {
  // Without a permalink React writes an empty `action`, which is invalid HTML.
  const [result, send, pending] = useActionState(action, idle, page);
  return (
    <form action={send} className="space-y-6">
      <HiddenFields fields={Object.entries(fields)} />
      <FormResult result={result} />
      <button type="submit" className="button" disabled={pending}>
        {pending ? pendingButton : button}
      </button>
    </form>
  );
}
