import { WaitlistInput } from "@/lib/waitlist/schema";
import { type FieldErrors, validateForm } from "./live-validation";

/** The waitlist form's validation, in a file of its own so that it loads when it is needed. */
export function validateWaitlist(form: HTMLFormElement, onErrors: (errors: FieldErrors) => void) {
  return validateForm(form, WaitlistInput, Object.keys(WaitlistInput.shape), onErrors);
}
