"use client";

import { type FormEvent, type ReactNode, startTransition, useActionState, useState } from "react";
import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { type ActionResult, type FieldStrings, idle } from "@/lib/action";
import type { SlotField } from "@/lib/bookings/schema";
import { SlotFields } from "./slot-fields";

type Props<Field extends string> = {
  action: (previous: ActionResult<Field>, form: FormData) => Promise<ActionResult<Field>>;
  /** Hidden ones: which booking it is. */
  fields: Record<string, string>;
  /** Target without scripts: the form's page, or `#` and its id. */
  permalink: string;
  id?: string;
  times: readonly string[];
  flash?: ActionResult<Field>;
  /** What stands between the times and the button. */
  more?: (typed: { values: FieldStrings<Field>; errors: FieldStrings<Field> }) => ReactNode;
};

export function RescheduleForm<Field extends string = SlotField>(props: Props<Field | SlotField>) {
  const { action, fields, permalink, id, times, flash = idle, more } = props;
  const [result, send, pending] = useActionState(action, flash, permalink);
  const [picked, setPicked] = useState("");
  const { errors, values } = result.status === "error" ? result : { errors: {}, values: {} };
  // With the action alone React would reset the form, and the time zone, after each answer.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    startTransition(() => send(data));
  };
  return (
    <form
      id={id}
      action={send}
      onSubmit={submit}
      aria-label="Choose another time"
      className="space-y-8"
      noValidate
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary errors={errors} />
      <SlotFields {...{ values, errors, times, result }} onPick={setPicked} />
      {more?.({ values, errors })}
      <FormResult result={result} />
      <button type="submit" className="button" disabled={pending}>
        {pending ? "Moving..." : picked ? `Move to ${picked}` : "Move Consultation"}
      </button>
    </form>
  );
}
