"use client";

import { AuthResult } from "@/components/accounts/auth-result";
import { NewAccountFields } from "@/components/accounts/new-account-fields";
import { ErrorSummary } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { TextField } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import { signUpInvited } from "@/lib/members/accept-actions";
import { acceptStrings } from "@/lib/members/strings";

type Props = { token: string; email: string; flash: ActionResult };

export function InvitedForm({ token, email, flash }: Props) {
  const { result, pending, errors, field, props } = useEnhancedForm(signUpInvited, {
    schema: async () => (await import("@/lib/members/schema")).InvitedInput,
    unreached: acceptStrings.failed,
    permalink: "/register/invitation",
    redirects: true,
    flash,
  });
  return (
    <form {...props} className="w-full max-w-[28rem] space-y-6" aria-label="Create account">
      <input type="hidden" name="token" value={token} />
      <ErrorSummary errors={errors} />
      <TextField label="Email" name="email" value={email} readOnly autoComplete="username" />
      <NewAccountFields username={field("username")} errors={errors} />
      <AuthResult result={result} />
      <button type="submit" className="button min-w-[11rem]" aria-disabled={pending || undefined}>
        {pending ? "One moment..." : "Create account"}
      </button>
    </form>
  );
}
