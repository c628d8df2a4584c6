import { type FieldErrors, validateForm } from "@/components/forms/live-validation";
import { NotificationInput, PasswordInput, RateInput } from "@/lib/settings/schema";

// The validation of the settings' forms, in a file of its own so that it loads when it is needed.
type OnErrors = (errors: FieldErrors) => void;

export function validateRate(form: HTMLFormElement, onErrors: OnErrors) {
  return validateForm(form, RateInput, Object.keys(RateInput.shape), onErrors);
}

export function validateNotification(form: HTMLFormElement, onErrors: OnErrors) {
  return validateForm(form, NotificationInput, Object.keys(NotificationInput.shape), onErrors);
}

export function validatePassword(form: HTMLFormElement, onErrors: OnErrors) {
  return validateForm(form, PasswordInput, Object.keys(PasswordInput.shape), onErrors);
}
