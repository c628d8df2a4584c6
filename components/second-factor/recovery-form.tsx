"use client";

import { AuthResult } from "@/components/accounts/auth-result";
import { useRedirectOnSuccess } from "@/components/accounts/use-redirect-on-success";
import { ErrorSummary } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { TextField } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import { giveRecoveryCode } from "@/lib/second-factor/actions";
import type { RecoveryField } from "@/lib/second-factor/schema";
import { secondFactorStrings } from "@/lib/second-factor/strings";

type Props = { next: string; flash: ActionResult<RecoveryField> };

export function RecoveryForm({ next, flash }: Props) {
  const { result, pending, errors, field, props } = useEnhancedForm(giveRecoveryCode, {
    schema: async () => (await import("@/lib/second-factor/schema")).RecoveryInput,
    unreached: secondFactorStrings.failed,
    permalink: "/login/recovery",
    redirects: true,
    flash,
  });
  useRedirectOnSuccess(result, 0);
  const busy = pending || result.status === "success";
  return (
    <form {...props} className="space-y-6" aria-label="Recovery">
      <input type="hidden" name="next" value={next} />
      <ErrorSummary errors={errors} />
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
      <AuthResult result={result} />
      <button type="submit" className="button min-w-[11rem]" disabled={busy}>
        {busy ? "Checking..." : "Continue"}
      </button>
    </form>
  );
}
