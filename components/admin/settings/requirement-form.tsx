"use client";

import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { CheckField } from "@/components/ui/check-field";
import type { ActionResult } from "@/lib/action";
import { settingsForms } from "@/lib/settings/admin/forms";
import type { RequirementField } from "@/lib/settings/admin/schema";
import { requireSecondFactor } from "@/lib/settings/admin/second-factor-actions";
import { settingsStrings } from "@/lib/settings/admin/strings";

type Props = { isRequired: boolean; flash?: ActionResult<RequirementField> | undefined };

export function RequirementForm({ isRequired, flash }: Props) {
  const { result, pending, errors, props } = useEnhancedForm(requireSecondFactor, {
    schema: async () => (await import("@/lib/settings/admin/schema")).RequirementInput,
    unreached: settingsStrings.requirementFailed,
    permalink: `#${settingsForms.requirement}`,
    ...(flash && { flash }),
  });
  return (
    <form
      {...props}
      id={settingsForms.requirement}
      aria-label="Second factor of all admins"
      className="max-w-[40rem] space-y-4"
    >
      <ErrorSummary errors={errors} />
      <CheckField
        key={String(isRequired)}
        name="required"
        label="Require a second factor from all admins"
        defaultChecked={isRequired}
        {...(errors.required && { error: errors.required })}
      />
      <FormResult result={result} />
      <button type="submit" className="button" aria-disabled={pending || undefined}>
        {pending ? "Saving..." : "Save requirement"}
      </button>
    </form>
  );
}
