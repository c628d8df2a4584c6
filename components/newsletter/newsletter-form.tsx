"use client";

import { Honeypot } from "@/components/forms/honeypot";
import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { newsletter } from "@/content/newsletter";
import { subscribe } from "@/lib/newsletter/actions";
import { newsletterStrings } from "@/lib/newsletter/strings";

const id = "newsletter-form";
const field = "newsletter_email";

export function NewsletterForm() {
  const { result, sentAt, pending, errors, values, props } = useEnhancedForm(subscribe, {
    schema: async () => (await import("@/lib/newsletter/schema")).SubscriptionInput,
    unreached: newsletterStrings.failed,
    dismissed: [newsletterStrings.subscribed, newsletterStrings.failed],
    // Without JavaScript, the reloaded page scrolls to this form.
    permalink: `#${id}`,
  });
  const error = errors[field];
  const text = error || (result.status === "idle" ? "" : result.message);
  const isSent = result.status === "success" && !error;
  return (
    <form {...props} id={id} className="relative scroll-mt-40" aria-labelledby="newsletter-heading">
      <fieldset disabled={pending}>
        <label htmlFor={field} className="block font-[650]">
          Your email
        </label>
        <div className="mt-2 flex max-sm:flex-col">
          <input
            id={field}
            name={field}
            type="email"
            autoComplete="email"
            required
            defaultValue={values[field]}
            aria-invalid={error ? true : undefined}
            aria-describedby="newsletter-note"
            className="min-h-[3.25rem] min-w-0 grow border-3 border-field bg-bg px-4 py-2 text-fg focus:border-fg aria-invalid:border-error disabled:opacity-70"
          />
          <button type="submit" className="button shrink-0 sm:w-[11rem]">
            {pending ? "Subscribing..." : "Subscribe"}
          </button>
        </div>
        <Honeypot />
      </fieldset>
      {/* All messages share one element, to prevent layout shift. */}
      <p id="newsletter-note" aria-live="polite" aria-atomic="true" className="mt-3 min-h-[3.2em]">
        {text && (
          <strong className={`font-[650] ${isSent ? "text-leaf" : "text-error"}`}>{text}</strong>
        )}
        {(isSent || !text) && (
          <span className="text-muted">
            {` ${isSent || sentAt ? newsletter.sent : newsletter.hint}`}
          </span>
        )}
      </p>
    </form>
  );
}
