"use client";

import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { TextField } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import { setCallLink } from "@/lib/bookings/admin/actions";
import { callLinkForm } from "@/lib/bookings/admin/forms";
import type { CallLinkField } from "@/lib/bookings/admin/schema";
import { adminBookingStrings } from "@/lib/bookings/admin/strings";

type Props = {
  /** Without one the link is for all calls. */
  booking?: string;
  link: string;
  hint: string;
  flash?: ActionResult<CallLinkField>;
};

export function CallLinkForm({ booking, link, hint, flash }: Props) {
  const { result, pending, errors, values, field, props } = useEnhancedForm(setCallLink, {
    schema: async () => (await import("@/lib/bookings/admin/schema")).CallLinkInput,
    unreached: adminBookingStrings.linkFailed,
    permalink: `#${callLinkForm}`,
    dismissed: [adminBookingStrings.linkSaved],
    flash,
  });
  return (
    <form {...props} id={callLinkForm} aria-label="Call link" className="max-w-[28rem] space-y-4">
      <ErrorSummary errors={errors} />
      {booking && <input type="hidden" name="booking" value={booking} />}
      <TextField
        {...field("call_link")}
        label="Call link"
        hint={hint}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        defaultValue={values.call_link ?? link}
      />
      <FormResult result={result} />
      <button type="submit" className="button" aria-disabled={pending || undefined}>
        {pending ? "Saving..." : "Save link"}
      </button>
    </form>
  );
}
