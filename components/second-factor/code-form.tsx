"use client";

import { AuthResult } from "@/components/accounts/auth-result";
import { useRedirectOnSuccess } from "@/components/accounts/use-redirect-on-success";
import { ErrorSummary } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import type { ActionResult } from "@/lib/action";
import { giveCode } from "@/lib/second-factor/actions";
import type { CodeField as Field } from "@/lib/second-factor/schema";
import { secondFactorStrings } from "@/lib/second-factor/strings";
import { CodeField } from "./code-field";

type Props = { next: string; flash: ActionResult<Field> };

export function CodeForm({ next, flash }: Props) {
  const { result, pending, errors, props } = useEnhancedForm(giveCode, {
    schema: async () => (await import("@/lib/second-factor/schema")).CodeInput,
    unreached: secondFactorStrings.failed,
    permalink: "/login/code",
    redirects: true,
    flash,
  });
  useRedirectOnSuccess(result, 0);
  const busy = pending || result.status === "success";
  return (
    <form {...props} className="space-y-6" aria-label="Second step">
      <input type="hidden" name="next" value={next} />
      <ErrorSummary errors={errors} />
      <CodeField error={errors.code} />
      <AuthResult result={result} />
      <button type="submit" className="button min-w-[11rem]" disabled={busy}>
        {busy ? "Checking..." : "Continue"}
      </button>
    </form>
  );
}
