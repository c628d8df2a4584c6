import { MessageInput } from "@/lib/messages/schema";
import { type FieldErrors, validateForm } from "./live-validation";

/** The contact form's validation, in a file of its own so that it loads when it is needed. */
export function validateMessage(form: HTMLFormElement, onErrors: (errors: FieldErrors) => void) {
  return validateForm(form, MessageInput, Object.keys(MessageInput.shape), onErrors);
}
