"use client";

import { type FormEvent, startTransition, useActionState, useEffect, useState } from "react";
import { SlotFields } from "@/components/bookings/slots/slot-fields";
import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { TextArea } from "@/components/ui/field";
import { type ActionResult, type FieldStrings, idle } from "@/lib/action";
import type { MoveField } from "@/lib/bookings/schema";

type Result = ActionResult<MoveField>;
type Props = {
  action: (previous: Result, form: FormData) => Promise<Result>;
  /** Hidden fields that identify the booking. */
  fields: Record<string, string>;
  /** Target without JavaScript: the form's page, or `#` and the form's id. */
  permalink: string;
  id?: string;
  times: readonly string[];
  dayHint: string;
  flash?: Result;
  /** True for the agency's form, which has a message field. */
  byAgency?: boolean;
};

export function RescheduleForm(props: Props) {
  const { action, fields, permalink, id, times, dayHint, flash = idle, byAgency } = props;
  const [result, send, pending] = useActionState(action, flash, permalink);
  const [picked, setPicked] = useState("");
  const errors: FieldStrings<MoveField> = result.status === "error" ? result.errors : {};
  const values: FieldStrings<MoveField> = result.status === "error" ? result.values : {};
  // With `action` alone, React would reset the form, and the time zone, after each response.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    startTransition(() => send(data));
  };
  useEffect(() => focusFirstTime(id), [id]);
  return (
    <form
      id={id}
      action={send}
      onSubmit={submit}
      aria-label="Choose another time"
      className="space-y-8"
      noValidate
    >
      <HiddenFields fields={Object.entries(fields)} />
      <ErrorSummary errors={errors} />
      <SlotFields {...{ values, errors, times, dayHint, result }} onPick={setPicked} />
      {byAgency && (
        <TextArea
          name="word"
          label="Message to the visitor (optional)"
          rows={3}
          defaultValue={values.word}
          error={errors.word}
        />
      )}
      <FormResult result={result} />
      <button type="submit" className="button" disabled={pending}>
        {pending ? "Moving..." : picked ? `Move to ${picked}` : "Move consultation"}
      </button>
    </form>
  );
}

/** Focuses the first free time once it has loaded, if the URL's hash names the form. */
function focusFirstTime(id: string | undefined) {
  const form = id && location.hash === `#${id}` ? document.getElementById(id) : null;
  const observer = new MutationObserver(() => {
    const first = form?.querySelector<HTMLElement>("[name=starts_at]");
    if (!first) return;
    observer.disconnect();
    first.focus();
  });
  if (form) observer.observe(form, { childList: true, subtree: true });
  return () => observer.disconnect();
}
