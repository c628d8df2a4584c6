"use client";

import { ErrorSummary } from "@/components/forms/error-summary";
import { FormResult } from "@/components/forms/form-result";
import { useLiveForm } from "@/components/forms/use-live-form";
import { TextField } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import { shortestPassword } from "@/lib/auth/limits";
import { settingsForms } from "@/lib/settings/forms";
import { changePassword } from "@/lib/settings/password-actions";
import type { PasswordField } from "@/lib/settings/schema";
import { settingsTexts } from "@/lib/settings/texts";

type Props = { email: string; kept?: ActionResult<PasswordField> };

/** The admin's own password. */
export function PasswordForm({ email, kept }: Props) {
  const { result, pending, errors, props } = useLiveForm(
    changePassword,
    loadValidation,
    settingsTexts.passwordFailed,
    `#${settingsForms.password}`,
    kept,
  );
  return (
    <form
      {...props}
      id={settingsForms.password}
      aria-label="Your password"
      className="max-w-[28rem] space-y-4"
    >
      <ErrorSummary errors={errors} />
      {/* For password managers, which would not know whose password this is. */}
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <TextField
        name="current_password"
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.current_password}
      />
      <TextField
        name="new_password"
        label="New password"
        hint={`At least ${shortestPassword} characters`}
        type="password"
        autoComplete="new-password"
        required
        error={errors.new_password}
      />
      <TextField
        name="repeated_password"
        label="New password, once more"
        type="password"
        autoComplete="new-password"
        required
        error={errors.repeated_password}
      />
      <FormResult result={result} lasting={always} />
      <button type="submit" className="button" disabled={pending}>
        {pending ? "Changing..." : "Change password"}
      </button>
    </form>
  );
}

async function loadValidation(
  form: HTMLFormElement,
  onErrors: (errors: Record<string, string>) => void,
) {
  const { validatePassword } = await import("./settings-validation");
  return validatePassword(form, onErrors);
}

const always = () => true;
