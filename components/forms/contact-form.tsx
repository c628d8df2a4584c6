"use client";

import { TextArea, TextField } from "@/components/ui/field";
import { sendMessage } from "@/lib/messages/actions";
import { messageLimits } from "@/lib/messages/limits";
import { messageTexts } from "@/lib/messages/texts";
import { ErrorSummary } from "./error-summary";
import { FormResult } from "./form-result";
import { TrapFields } from "./trap-fields";
import { useLiveForm } from "./use-live-form";

export function ContactForm() {
  const { result, pending, errors, values, props } = useLiveForm(
    sendMessage,
    loadValidation,
    messageTexts.failed,
  );
  return (
    <form {...props} className="relative space-y-6" aria-label="Contact">
      <ErrorSummary errors={errors} />
      <TextField
        name="user_name"
        label="Name"
        autoComplete="name"
        required
        defaultValue={values.user_name}
        error={errors.user_name}
      />
      <TextField
        name="user_email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        defaultValue={values.user_email}
        error={errors.user_email}
      />
      <TextField
        name="user_company"
        label="Company (optional)"
        autoComplete="organization"
        defaultValue={values.user_company}
        error={errors.user_company}
      />
      <TextArea
        name="message"
        label="Message"
        hint={`Up to ${messageLimits.message.toLocaleString("en-US")} characters`}
        rows={8}
        required
        defaultValue={values.message}
        error={errors.message}
      />
      <TrapFields />
      <FormResult result={result} lasting={isLasting} />
      <button type="submit" className="button" disabled={pending}>
        {pending ? "Sending..." : "Send Message"}
      </button>
    </form>
  );
}

async function loadValidation(
  form: HTMLFormElement,
  onErrors: (e: Record<string, string>) => void,
) {
  const { validateMessage } = await import("./message-validation");
  return validateMessage(form, onErrors);
}

// Only the two messages of the spec go by themselves; the others ask for something to be done.
const isLasting = (message: string) =>
  message !== messageTexts.sent && message !== messageTexts.failed;
