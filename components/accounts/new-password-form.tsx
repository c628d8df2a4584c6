"use client";

import { ErrorSummary } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { setPassword } from "@/lib/accounts/password/password-actions";
import { newPasswordStrings } from "@/lib/accounts/sign-up-strings";
import type { ActionResult } from "@/lib/action";
import { AuthResult } from "./auth-result";
import { NewPasswordFields } from "./new-password-fields";
import { useRedirectOnSuccess } from "./use-redirect-on-success";

/** Password managers save `email` with the new password. */
export function NewPasswordForm({ email, flash }: { email: string; flash: ActionResult }) {
  const { result, pending, errors, props } = useEnhancedForm(setPassword, {
    schema: async () => (await import("@/lib/accounts/schema")).NewPasswordInput,
    unreached: newPasswordStrings.failed,
    permalink: "/reset-password",
    redirects: true,
    flash,
  });
  useRedirectOnSuccess(result);
  const isDone = result.status === "success";
  return (
    <form {...props} className="space-y-6" aria-label="Set password">
      <ErrorSummary errors={errors} />
      {!isDone && (
        <>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <NewPasswordFields
            names={["password", "confirmPassword"]}
            labels={["New password", "Confirm new password"]}
            errors={errors}
          />
        </>
      )}
      <AuthResult result={result}>
        {isDone && result.next && (
          <a href={result.next} className="mt-2 block underline underline-offset-4">
            Continue
          </a>
        )}
      </AuthResult>
      {!isDone && (
        <button type="submit" className="button min-w-[11rem]" aria-disabled={pending || undefined}>
          {pending ? "Saving..." : "Set password"}
        </button>
      )}
    </form>
  );
}
