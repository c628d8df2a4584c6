"use client";

import { CurrentPassword } from "@/components/accounts/current-password";
import { AdminForm } from "@/components/admin/frame/admin-form";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { CheckField } from "@/components/ui/check-field";
import type { ActionResult } from "@/lib/action";
import type { Viewer } from "@/lib/auth/viewer";
import { requireSecondFactor } from "@/lib/settings/admin/actions";
import { settingsForms } from "@/lib/settings/admin/forms";
import { settingsStrings } from "@/lib/settings/admin/strings";

type Props = { isRequired: boolean; viewer: Viewer; flash: ActionResult };

export function RequirementForm({ isRequired, viewer, flash }: Props) {
  const form = useEnhancedForm(requireSecondFactor, {
    schema: async () => (await import("@/lib/settings/admin/schema")).RequirementInput,
    unreached: settingsStrings.requirementFailed,
    permalink: `#${settingsForms.requirement}`,
    flash,
  });
  const { result, errors, values } = form;
  return (
    <AdminForm
      form={form}
      label="Two-step sign-in for all admins and members"
      className="max-w-[40rem]"
      button="Save"
    >
      <CheckField
        key={String(isRequired)}
        name="required"
        label="Require two-step sign-in for all admins and members"
        defaultChecked={result.status === "error" ? Boolean(values.required) : isRequired}
        error={errors.required}
      />
      {((isRequired && !viewer.isRecent) || errors.your_password) && (
        <CurrentPassword
          email={viewer.email}
          label="Your password, to turn this off"
          error={errors.your_password}
        />
      )}
    </AdminForm>
  );
}
