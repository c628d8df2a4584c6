"use client";

import type { ReactNode } from "react";
import { ErrorSummary } from "@/components/forms/form-result";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { CheckField } from "@/components/ui/check-field";
import type { ConfirmedField } from "@/lib/accounts/password/confirm-password";
import type { ActionResult } from "@/lib/action";
import type { Viewer } from "@/lib/auth/viewer";
import { unreached } from "@/lib/forms/strings";
import { AuthResult } from "./auth-result";
import { CurrentPassword } from "./current-password";

type Result = ActionResult<ConfirmedField | "confirmed">;

type Props = {
  action: (previous: Result, form: FormData) => Promise<Result>;
  /** Path the form posts to without JavaScript. */
  page: string;
  fields?: Record<string, string>;
  viewer: Pick<Viewer, "email" | "isRecent">;
  flash: Result;
  label: string;
  button: string;
  /** Label of a checkbox that must be checked. */
  check?: string;
  /** Id of the password's field; must differ between forms of a page. */
  passwordId?: string;
  danger?: boolean;
  children: ReactNode;
};

/** A one-button form that asks for the password unless the sign-in is recent. */
export function ConfirmedForm({ action, page, fields = {}, viewer, flash, ...props }: Props) {
  const { passwordId = "your_password" } = props;
  const form = useEnhancedForm(action, { unreached, permalink: page, redirects: true, flash });
  const { result, pending, errors, values } = form;
  const { your_password: error, ...others } = errors;
  return (
    <form {...form.props} className="max-w-[40rem] space-y-6" aria-label={props.label}>
      <HiddenFields fields={Object.entries(fields)} />
      {props.children}
      {props.check && (
        <CheckField
          name="confirmed"
          value="yes"
          label={props.check}
          defaultChecked={values.confirmed === "yes"}
          error={errors.confirmed}
          required
        />
      )}
      <ErrorSummary errors={{ ...others, ...(error && { [passwordId]: error }) }} />
      {(!viewer.isRecent || error) && (
        <CurrentPassword id={passwordId} email={viewer.email} error={error} />
      )}
      <AuthResult result={result} />
      <button
        type="submit"
        className={`button min-w-[11rem] ${props.danger ? "button-danger" : ""}`}
        aria-disabled={pending || undefined}
      >
        {pending ? "One moment..." : props.button}
      </button>
    </form>
  );
}
