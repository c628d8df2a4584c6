import { SignInInput } from "@/lib/auth/schema";
import { type FieldErrors, validateForm } from "./live-validation";

/** The sign-in form's validation, in a file of its own so that it loads when it is needed. */
export function validateSignIn(form: HTMLFormElement, onErrors: (errors: FieldErrors) => void) {
  return validateForm(form, SignInInput, Object.keys(SignInInput.shape), onErrors);
}
