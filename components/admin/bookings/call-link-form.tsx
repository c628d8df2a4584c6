"use client";

import { AdminForm } from "@/components/admin/frame/admin-form";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { TextField } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import { setCallLink } from "@/lib/bookings/admin/actions";
import type { CallLinkField } from "@/lib/bookings/admin/schema";
import { adminBookingStrings, callLinkForm } from "@/lib/bookings/admin/strings";

type Props = {
  /** Id of the booking; if omitted, the link applies to all calls. */
  booking?: string;
  link: string;
  hint: string;
  flash?: ActionResult<CallLinkField>;
};

export function CallLinkForm({ booking, link, hint, flash }: Props) {
  const form = useEnhancedForm(setCallLink, {
    schema: async () => (await import("@/lib/bookings/admin/schema")).CallLinkInput,
    unreached: adminBookingStrings.linkFailed,
    permalink: `#${callLinkForm}`,
    dismissed: [adminBookingStrings.linkSaved],
    flash,
  });
  const { values, field } = form;
  return (
    <AdminForm form={form} label="Call link" button="Save link">
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
    </AdminForm>
  );
}
