"use client";

import { useEffect, useState } from "react";
import { SlotFields } from "@/components/bookings/slots/slot-fields";
import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { useHeadingFocus } from "@/components/forms/use-heading-focus";
import { TextArea } from "@/components/ui/field";
import { type ActionResult, idle } from "@/lib/action";
import type { MoveField } from "@/lib/bookings/schema";
import { unreached } from "@/lib/forms/strings";

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
  const form = useEnhancedForm(action, { unreached, permalink, redirects: true, flash });
  const { result, pending, errors, values } = form;
  const [picked, setPicked] = useState("");
  useEffect(() => focusFirstTime(id), [id]);
  useHeadingFocus(form.props.ref);
  return (
    <form {...form.props} id={id} aria-label="Choose another time" className="space-y-8">
      <HiddenFields fields={Object.entries(fields)} />
      <ErrorSummary errors={errors} />
      <SlotFields {...{ values, errors, times, dayHint, result }} onPick={setPicked} />
      {byAgency && (
        <TextArea {...form.field("word")} label="Message to the visitor (optional)" rows={3} />
      )}
      <FormResult result={result} />
      <button type="submit" className="button" aria-disabled={pending || undefined}>
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
