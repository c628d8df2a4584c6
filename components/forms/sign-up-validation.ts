import { SignUpInput } from "@/lib/auth/schema";
import { type FieldErrors, validateForm } from "./live-validation";

/** The sign-up form's validation, in a file of its own so that it loads when it is needed. */
export function validateSignUp(form: HTMLFormElement, onErrors: (errors: FieldErrors) => void) {
  return validateForm(form, SignUpInput, Object.keys(SignUpInput.shape), onErrors);
}
