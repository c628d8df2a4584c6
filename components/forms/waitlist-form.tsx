"use client";

import { TextField } from "@/components/ui/field";
import { waitlistTexts } from "@/lib/waitlist/texts";
import { ErrorSummary } from "./error-summary";
import { FormResult } from "./form-result";
import { TrapFields } from "./trap-fields";
import type { WaitlistState } from "./use-waitlist";

/** Name and address for a project's waitlist. */
export function WaitlistForm({ projectId, state }: { projectId: number; state: WaitlistState }) {
  const { result, pending, errors, values, props } = state;
  return (
    <form {...props} className="relative mt-6 space-y-5" aria-label="Waitlist">
      <ErrorSummary errors={errors} />
      <FormResult result={result} lasting={isLasting} />
      <fieldset disabled={pending} className="space-y-5">
        <input type="hidden" name="project_id" value={projectId} />
        <TextField
          name="name"
          label="Name"
          autoComplete="name"
          required
          defaultValue={values.name}
          error={errors.name}
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          defaultValue={values.email}
          error={errors.email}
        />
        <TrapFields />
        <button type="submit" className="button w-full">
          {pending ? "Adding you to waitlist..." : "Join Waitlist"}
        </button>
      </fieldset>
    </form>
  );
}

// Only the message of the spec goes by itself; the others ask for something to be done.
const isLasting = (message: string) => message !== waitlistTexts.failed;
