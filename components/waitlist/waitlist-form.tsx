"use client";

import { ErrorSummary, FormResult } from "@/components/forms/form-result";
import { Honeypot } from "@/components/forms/honeypot";
import { EmailField, TextField } from "@/components/ui/field";
import type { WaitlistState } from "./use-waitlist";

export function WaitlistForm({ projectId, state }: { projectId: number; state: WaitlistState }) {
  const { result, pending, errors, field, props } = state;
  return (
    <form {...props} className="relative mt-6 space-y-5" aria-label="Waitlist">
      <ErrorSummary errors={errors} />
      <FormResult result={result} />
      <fieldset disabled={pending} className="space-y-5">
        <input type="hidden" name="project_id" value={projectId} />
        <TextField {...field("name")} label="Name" autoComplete="name" required />
        <EmailField {...field("email")} />
        <Honeypot />
        <button type="submit" className="button w-full">
          {pending ? "Adding you to waitlist..." : "Join Waitlist"}
        </button>
      </fieldset>
    </form>
  );
}
