"use client";

import { CurrentPassword } from "@/components/accounts/current-password";
import { NewPasswordFields } from "@/components/accounts/new-password-fields";
import { AdminForm } from "@/components/admin/frame/admin-form";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import type { ActionResult } from "@/lib/action";
import { changePassword } from "@/lib/settings/admin/actions";
import { settingsForms } from "@/lib/settings/admin/forms";
import { settingsStrings } from "@/lib/settings/admin/strings";

export function PasswordForm({ email, flash }: { email: string; flash: ActionResult }) {
  const form = useEnhancedForm(changePassword, {
    schema: async () => (await import("@/lib/settings/admin/schema")).PasswordInput,
    unreached: settingsStrings.passwordFailed,
    permalink: `#${settingsForms.password}`,
    flash,
  });
  const { errors } = form;
  return (
    <AdminForm form={form} label="Your password" button="Change password" busy="Changing...">
      <CurrentPassword
        email={email}
        name="current_password"
        label="Current password"
        error={errors.current_password}
      />
      <NewPasswordFields
        names={["new_password", "repeated_password"]}
        labels={["New password", "Confirm new password"]}
        errors={errors}
      />
    </AdminForm>
  );
}
