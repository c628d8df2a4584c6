"use client";

import { AdminForm } from "@/components/admin/frame/admin-form";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import type { ActionResult } from "@/lib/action";
import { sendTestMail } from "@/lib/doctor/actions";
import { doctorStrings, testMailForm } from "@/lib/doctor/strings";

export function TestMailForm({ flash }: { flash: ActionResult }) {
  const form = useEnhancedForm(sendTestMail, {
    unreached: doctorStrings.failed,
    permalink: `#${testMailForm}`,
    flash,
  });
  const label = "Send a test email";
  return <AdminForm form={form} label={label} button={label} busy="Sending..." />;
}
