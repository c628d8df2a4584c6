"use client";

import { ErrorSummary } from "@/components/forms/error-summary";
import { TrapFields } from "@/components/forms/trap-fields";
import { useLiveForm } from "@/components/forms/use-live-form";
import { CheckField } from "@/components/ui/check-field";
import { TextField } from "@/components/ui/field";
import type { ActionResult } from "@/lib/action";
import { shortestPassword } from "@/lib/auth/limits";
import type { SignUpField } from "@/lib/auth/schema";
import { signUp } from "@/lib/auth/sign-up-actions";
import { signUpTexts } from "@/lib/auth/sign-up-texts";
import { AuthResult } from "./auth-result";
import { useOnward } from "./use-onward";

/** How long the success stays before the sign-in page takes its place, in milliseconds (spec section 4). */
const readingTime = 3_000;

export function SignUpForm({ kept }: { kept: ActionResult<SignUpField> }) {
  const { result, pending, errors, values, props } = useLiveForm(
    signUp,
    loadValidation,
    signUpTexts.failed,
    undefined,
    kept,
  );
  useOnward(result, readingTime);
  return (
    <form {...props} className="relative space-y-6" aria-label="Sign Up">
      <ErrorSummary errors={errors} />
      <TextField
        name="username"
        label="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={values.username}
        error={errors.username}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        required
        defaultValue={values.email}
        error={errors.email}
      />
      <TextField
        name="password"
        label="Password"
        hint={`At least ${shortestPassword} characters`}
        type="password"
        autoComplete="new-password"
        required
        error={errors.password}
      />
      <TextField
        name="confirmPassword"
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
      <CheckField
        name="newsletter"
        label="Send me the newsletter, about once a month. I confirm it by mail, and can leave with one press."
        required
        defaultChecked={Boolean(values.newsletter)}
        error={errors.newsletter}
      />
      <TrapFields />
      <AuthResult result={result}>
        <a href="/login" className="mt-2 block underline underline-offset-4">
          Go to sign in
        </a>
      </AuthResult>
      <button
        type="submit"
        className="button min-w-[11rem]"
        disabled={pending || result.status === "success"}
      >
        {pending ? "Signing up..." : "Sign Up"}
      </button>
    </form>
  );
}

async function loadValidation(
  form: HTMLFormElement,
  onErrors: (errors: Record<string, string>) => void,
) {
  const { validateSignUp } = await import("@/components/forms/sign-up-validation");
  return validateSignUp(form, onErrors);
}
