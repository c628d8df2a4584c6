"use client";

import { AuthResult } from "@/components/accounts/auth-result";
import { ErrorSummary } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import type { ActionResult } from "@/lib/action";
import { finishEnrolment } from "@/lib/second-factor/enrol-actions";
import type { CodeField as Field } from "@/lib/second-factor/schema";
import { secondFactorStrings } from "@/lib/second-factor/strings";
import { CodeField } from "./code-field";

type Props = { next: string; flash: ActionResult<Field> };

export function ConfirmForm({ next, flash }: Props) {
  const { result, pending, errors, props } = useEnhancedForm(finishEnrolment, {
    schema: async () => (await import("@/lib/second-factor/schema")).CodeInput,
    unreached: secondFactorStrings.failed,
    permalink: "/login/enrol",
    redirects: true,
    flash,
  });
  return (
    <form {...props} className="space-y-6" aria-label="Set up">
      <input type="hidden" name="next" value={next} />
      <ErrorSummary errors={errors} />
      <CodeField error={errors.code} />
      <AuthResult result={result} />
      <button type="submit" className="button min-w-[11rem]" disabled={pending}>
        {pending ? "Checking..." : "Set up"}
      </button>
    </form>
  );
}
