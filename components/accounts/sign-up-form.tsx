"use client";

import { ErrorSummary } from "@/components/forms/form-result";
import { Honeypot } from "@/components/forms/honeypot";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { CheckField } from "@/components/ui/check-field";
import { EmailField } from "@/components/ui/field";
import { signUp } from "@/lib/accounts/sign-up-actions";
import { signUpStrings } from "@/lib/accounts/sign-up-strings";
import type { ActionResult } from "@/lib/action";
import { AuthResult } from "./auth-result";
import { NewAccountFields } from "./new-account-fields";
import { useRedirectOnSuccess } from "./use-redirect-on-success";

export function SignUpForm({ flash }: { flash: ActionResult }) {
  const { result, pending, errors, values, field, props } = useEnhancedForm(signUp, {
    schema: async () => (await import("@/lib/accounts/schema")).SignUpInput,
    unreached: signUpStrings.failed,
    permalink: "/register",
    flash,
  });
  useRedirectOnSuccess(result);
  return (
    <form {...props} className="relative space-y-6" aria-label="Sign Up">
      <ErrorSummary errors={errors} />
      <NewAccountFields username={field("username")} errors={errors}>
        <EmailField {...field("email")} autoComplete="username" />
      </NewAccountFields>
      <CheckField
        name="newsletter"
        label="Send me the newsletter, about once a month. You'll get an email to confirm."
        required
        defaultChecked={Boolean(values.newsletter)}
        error={errors.newsletter}
      />
      <Honeypot />
      <AuthResult result={result}>
        <a href="/login" className="mt-2 block underline underline-offset-4">
          Go to sign in
        </a>
      </AuthResult>
      <button
        type="submit"
        className="button min-w-[11rem]"
        aria-disabled={pending || undefined}
        disabled={result.status === "success"}
      >
        {pending ? "Signing up..." : "Sign Up"}
      </button>
    </form>
  );
}
