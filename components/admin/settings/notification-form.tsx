"use client";

import { AdminForm } from "@/components/admin/frame/admin-form";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { EmailField } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import { setNotificationAddress } from "@/lib/settings/admin/actions";
import { settingsForms } from "@/lib/settings/admin/forms";
import { settingsStrings } from "@/lib/settings/admin/strings";

type Props = {
  email: string | null;
  /** Used while no email is set. */
  fallback: string;
  flash: ActionResult;
};

export function NotificationForm({ email, fallback, flash }: Props) {
  const form = useEnhancedForm(setNotificationAddress, {
    schema: async () => (await import("@/lib/settings/admin/schema")).NotificationInput,
    unreached: settingsStrings.emailFailed,
    permalink: `#${settingsForms.notifications}`,
    dismissed: [settingsStrings.emailSaved],
    flash,
  });
  const { values, field } = form;
  return (
    <AdminForm form={form} label="Notification email" button="Save email">
      <EmailField
        {...field("notification_address")}
        hint={`Leave empty to use ${fallback}`}
        autoComplete="off"
        required={false}
        defaultValue={values.notification_address ?? email ?? ""}
      />
      <p className="text-muted">
        Notifications go to <strong className="font-[650] text-fg">{email ?? fallback}</strong>
      </p>
    </AdminForm>
  );
}
