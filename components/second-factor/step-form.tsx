"use client";

import { AuthResult } from "@/components/accounts/auth-result";
import { useRedirectOnSuccess } from "@/components/accounts/use-redirect-on-success";
import { ErrorSummary } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { TextField } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import { giveCode, giveRecoveryCode } from "@/lib/second-factor/actions";
import { finishEnrolment } from "@/lib/second-factor/enrol-actions";
import type { CodeField as Code, RecoveryField } from "@/lib/second-factor/schema";
import { secondFactorStrings } from "@/lib/second-factor/strings";
import { CodeField } from "./code-field";

type Field = Code | RecoveryField;

const steps = {
  code: { action: giveCode, schema: "CodeInput", label: "Second step", button: "Continue" },
  enrol: { action: finishEnrolment, schema: "CodeInput", label: "Set up", button: "Set up" },
  recovery: {
    action: giveRecoveryCode,
    schema: "RecoveryInput",
    label: "Recovery",
    button: "Continue",
  },
} as const;

type Props = { step: keyof typeof steps; next: string; flash: ActionResult };

export function StepForm({ step, next, flash }: Props) {
  const { action, schema, label, button } = steps[step];
  const { result, pending, errors, field, props } = useEnhancedForm<Field>(action, {
    schema: async () => (await import("@/lib/second-factor/schema"))[schema],
    unreached: secondFactorStrings.failed,
    permalink: `/login/${step}`,
    redirects: true,
    flash,
  });
  useRedirectOnSuccess(result, 0);
  const busy = pending || result.status === "success";
  return (
    <form {...props} className="space-y-6" aria-label={label}>
      <input type="hidden" name="next" value={next} />
      <ErrorSummary errors={errors} />
      {step === "recovery" ? (
        <TextField
          {...field("recovery_code")}
          label="Recovery code"
          hint="Four groups of letters and digits"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
      ) : (
        <CodeField error={errors.code} />
      )}
      <AuthResult result={result} />
      <button
        type="submit"
        className="button min-w-[11rem]"
        aria-disabled={pending || undefined}
        disabled={result.status === "success"}
      >
        {busy ? "Checking..." : button}
      </button>
    </form>
  );
}
