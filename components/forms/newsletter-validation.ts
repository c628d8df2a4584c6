import { SubscriptionInput } from "@/lib/newsletter/schema";
import { type FieldErrors, validateForm } from "./live-validation";

/** The newsletter form's validation, in a file of its own so that it loads when it is needed. */
export function validateSubscription(
  form: HTMLFormElement,
  onErrors: (errors: FieldErrors) => void,
) {
  return validateForm(form, SubscriptionInput, Object.keys(SubscriptionInput.shape), onErrors);
}
