"use client";

import { useActionState } from "react";
import { type ActionResult, idle } from "@/lib/action";
import { FormResult } from "./form-result";
import { HiddenFields } from "./hidden-fields";

type Props = {
  action: (previous: ActionResult, form: FormData) => Promise<ActionResult>;
  /** Path that the form is sent to without scripts. */
  page: string;
  fields: Record<string, string>;
  button: string;
  /** Label while busy, such as "Cancelling...". */
  pendingButton?: string;
};

/** The button of a page that a mailed link leads to: mail programs open links by themselves. */
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
