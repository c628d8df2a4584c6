"use client";

import { CurrentPassword } from "@/components/accounts/current-password";
import { NewPasswordFields } from "@/components/accounts/new-password-fields";
import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import type { ActionResult } from "@/lib/action";
import { settingsForms } from "@/lib/settings/admin/forms";
import { changePassword } from "@/lib/settings/admin/password-actions";
import type { PasswordField } from "@/lib/settings/admin/schema";
import { settingsStrings } from "@/lib/settings/admin/strings";

type Props = { email: string; flash?: ActionResult<PasswordField> };

export function PasswordForm({ email, flash }: Props) {
  const { result, pending, errors, props } = useEnhancedForm(changePassword, {
    schema: async () => (await import("@/lib/settings/admin/schema")).PasswordInput,
    unreached: settingsStrings.passwordFailed,
    permalink: `#${settingsForms.password}`,
    flash,
  });
  return (
    <form
      {...props}
      id={settingsForms.password}
      aria-label="Your password"
      className="max-w-[28rem] space-y-4"
    >
      <ErrorSummary errors={errors} />
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
      <FormResult result={result} />
      <button type="submit" className="button" aria-disabled={pending || undefined}>
        {pending ? "Changing..." : "Change password"}
      </button>
    </form>
  );
}
