"use client";

import { AdminForm } from "@/components/admin/frame/admin-form";
import { FormResult } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { CodeField } from "@/components/second-factor/code-field";
import { SelectField } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import { changeSecondFactor } from "@/lib/settings/admin/actions";
import { settingsForms } from "@/lib/settings/admin/forms";
import { settingsStrings } from "@/lib/settings/admin/strings";

type Props = {
  /** Number of unused codes; null without a second factor. */
  recoveryCodes: number | null;
  flash: ActionResult;
};

export function SecondFactorForm({ recoveryCodes, flash }: Props) {
  const form = useEnhancedForm(changeSecondFactor, {
    schema: async () => (await import("@/lib/settings/admin/schema")).SecondFactorInput,
    unreached: settingsStrings.factorFailed,
    permalink: `#${settingsForms.secondFactor}`,
    flash,
  });
  const { result, errors } = form;
  if (recoveryCodes === null) {
    return (
      <div id={settingsForms.secondFactor} className="max-w-[40rem] space-y-4">
        <p>Sign in with your password and a code from an app on your phone.</p>
        <FormResult result={result} />
        <a href="/login/enrol?next=/admin/settings/security" className="button">
          Set up two-step sign-in
        </a>
      </div>
    );
  }
  return (
    <AdminForm form={form} label="Two-step sign-in" button="Confirm change" busy="Checking...">
      <p>
        Two-step sign-in is on. <strong className="font-[650]">{recoveryCodes} of 10</strong>{" "}
        recovery codes left.
      </p>
      <SelectField name="change" label="Change" defaultValue="renew" error={errors.change}>
        <option value="renew">Create new recovery codes</option>
        <option value="remove">Turn off two-step sign-in</option>
      </SelectField>
      <CodeField error={errors.code} />
    </AdminForm>
  );
}
