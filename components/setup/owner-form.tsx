"use client";

import { AuthResult } from "@/components/accounts/auth-result";
import { NewAccountFields } from "@/components/accounts/new-account-fields";
import { useRedirectOnSuccess } from "@/components/accounts/use-redirect-on-success";
import { ErrorSummary } from "@/components/forms/form-result";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { EmailField, TextField } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import { createOwner } from "@/lib/setup/actions";
import { setupStrings } from "@/lib/setup/strings";

type Props = {
  token: string;
  /** The configured one, if any. */
  notificationEmail: string;
  flash: ActionResult;
};

export function OwnerForm({ token, notificationEmail, flash }: Props) {
  const { result, pending, errors, values, field, props } = useEnhancedForm(createOwner, {
    schema: async () => (await import("@/lib/setup/schema")).OwnerInput,
    unreached: setupStrings.failed,
    permalink: `/setup?token=${token}`,
    redirects: true,
    flash,
  });
  useRedirectOnSuccess(result, 0);
  return (
    <form {...props} className="space-y-6" aria-label="Set up your site">
      <input type="hidden" name="token" value={token} />
      <ErrorSummary errors={errors} />
      <NewAccountFields username={field("username")} errors={errors}>
        <EmailField {...field("email")} autoComplete="username" />
      </NewAccountFields>
      <TextField
        {...field("notification_address")}
        label="Notification email"
        hint="Receives new messages and bookings"
        type="email"
        autoComplete="off"
        required
        defaultValue={values.notification_address ?? notificationEmail}
      />
      <AuthResult result={result} />
      <button
        type="submit"
        className="button min-w-[11rem]"
        aria-disabled={pending || undefined}
        disabled={result.status === "success"}
      >
        {pending ? "Creating account..." : "Create account"}
      </button>
    </form>
  );
}
