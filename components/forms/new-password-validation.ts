import { NewPasswordInput } from "@/lib/auth/schema";
import { type FieldErrors, validateForm } from "./live-validation";

/** The validation of a new password, in a file of its own so that it loads when it is needed. */
export function validateNewPassword(
  form: HTMLFormElement,
  onErrors: (errors: FieldErrors) => void,
) {
  return validateForm(form, NewPasswordInput, Object.keys(NewPasswordInput.shape), onErrors);
}
