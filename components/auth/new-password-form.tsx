"use client";

import { ErrorSummary } from "@/components/forms/error-summary";
import { useLiveForm } from "@/components/forms/use-live-form";
import { TextField } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import { shortestPassword } from "@/lib/auth/limits";
import { setPassword } from "@/lib/auth/password-actions";
import type { NewPasswordField } from "@/lib/auth/schema";
import { newPasswordTexts } from "@/lib/auth/sign-up-texts";
import { AuthResult } from "./auth-result";
import { useOnward } from "./use-onward";

/** How long the success stays before the site takes its place, in milliseconds. */
const readingTime = 3_000;

type Props = { email: string; kept: ActionResult<NewPasswordField> };

/** The new password, twice. The address is there for password managers, which keep the pair. */
export function NewPasswordForm({ email, kept }: Props) {
  const { result, pending, errors, props } = useLiveForm(
    setPassword,
    loadValidation,
    newPasswordTexts.failed,
    undefined,
    kept,
  );
  useOnward(result, readingTime);
  const isDone = result.status === "success";
  return (
    <form {...props} className="space-y-6" aria-label="Set password">
      <ErrorSummary errors={errors} />
      {!isDone && (
        <>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <TextField
            name="password"
            label="New password"
            hint={`At least ${shortestPassword} characters`}
            type="password"
            autoComplete="new-password"
            required
            error={errors.password}
          />
          <TextField
            name="confirmPassword"
            label="Confirm new password"
            type="password"
            autoComplete="new-password"
            required
            error={errors.confirmPassword}
          />
        </>
      )}
      <AuthResult result={result}>
        {isDone && result.next && (
          <a href={result.next} className="mt-2 block underline underline-offset-4">
            Go on
          </a>
        )}
      </AuthResult>
      {!isDone && (
        <button type="submit" className="button min-w-[11rem]" disabled={pending}>
          {pending ? "Saving..." : "Set Password"}
        </button>
      )}
    </form>
  );
}

async function loadValidation(
  form: HTMLFormElement,
  onErrors: (errors: Record<string, string>) => void,
) {
  const { validateNewPassword } = await import("@/components/forms/new-password-validation");
  return validateNewPassword(form, onErrors);
}
