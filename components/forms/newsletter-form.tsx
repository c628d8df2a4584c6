"use client";

import { newsletter } from "@/content/newsletter";
import { subscribe } from "@/lib/newsletter/actions";
import { newsletterTexts } from "@/lib/newsletter/texts";
import { TrapFields } from "./trap-fields";
import { useFleeting } from "./use-fleeting";
import { useLiveForm } from "./use-live-form";

const id = "newsletter";
const field = "newsletter_email";

/** The newsletter's one field, at the foot of every page. */
export function NewsletterForm() {
  const { result, pending, errors, values, props } = useLiveForm(
    subscribe,
    loadValidation,
    newsletterTexts.failed,
    // Without scripts the page comes back as a whole: at this form, not at its top.
    `#${id}`,
  );
  const message = useFleeting(result, isLasting);
  const error = errors[field];
  return (
    <form {...props} id={id} className="relative scroll-mt-40" aria-labelledby="newsletter-heading">
      <fieldset disabled={pending}>
        <label htmlFor={field} className="block font-[650]">
          Your e-mail address
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
        <TrapFields />
      </fieldset>
      {/* One place for all that can be said, so that nothing moves when it is. */}
      <p id="newsletter-note" aria-live="polite" aria-atomic="true" className="mt-3 min-h-[3.2em]">
        {error || message ? (
          <strong
            className={`font-[650] ${result.status === "success" && !error ? "text-leaf" : "text-error"}`}
          >
            {error || message}
          </strong>
        ) : (
          <span className="text-muted">{newsletter.hint}</span>
        )}
      </p>
    </form>
  );
}

async function loadValidation(
  form: HTMLFormElement,
  onErrors: (errors: Record<string, string>) => void,
) {
  const { validateSubscription } = await import("./newsletter-validation");
  return validateSubscription(form, onErrors);
}

// Only the two messages of the spec go by themselves; the others ask for something to be done.
const isLasting = (message: string) =>
  message !== newsletterTexts.subscribed && message !== newsletterTexts.failed;
