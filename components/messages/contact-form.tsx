"use client";

import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { Honeypot } from "@/components/forms/honeypot";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { EmailField, TextArea, TextField } from "@/components/ui/field";
import { sendMessage } from "@/lib/messages/actions";
import { messageLimits, messageStrings, sentText } from "@/lib/messages/strings";
import { formatNumber } from "@/lib/numbers";

export function ContactForm() {
  const { result, sentAt, pending, errors, field, props } = useEnhancedForm(sendMessage, {
    schema: async () => (await import("@/lib/messages/schema")).MessageInput,
    unreached: messageStrings.failed,
    permalink: "/contact",
    dismissed: [messageStrings.sent, messageStrings.failed],
  });
  return (
    <form {...props} className="relative space-y-6" aria-label="Contact">
      <ErrorSummary errors={errors} />
      <TextField {...field("user_name")} label="Name" autoComplete="name" required />
      <EmailField {...field("user_email")} />
      <TextField
        {...field("user_company")}
        label="Company (optional)"
        autoComplete="organization"
      />
      <TextArea
        {...field("message")}
        label="Message"
        hint={`Up to ${formatNumber(messageLimits.message)} characters`}
        rows={8}
        required
      />
      <Honeypot />
      <FormResult result={result} trace={sentAt && sentText(sentAt)} />
      <button type="submit" className="button" aria-disabled={pending || undefined}>
        {pending ? "Sending..." : "Send message"}
      </button>
    </form>
  );
}
