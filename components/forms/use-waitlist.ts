"use client";

import { joinWaitlist } from "@/lib/waitlist/actions";
import { waitlistTexts } from "@/lib/waitlist/texts";
import { useLiveForm } from "./use-live-form";

/** Where the panel stands in its page. */
export const waitlistAnchor = "waitlist";

/** The state of the waitlist form, which its panel needs as well. */
export function useWaitlist() {
  return useLiveForm(joinWaitlist, loadValidation, waitlistTexts.failed, `#${waitlistAnchor}`);
}

export type WaitlistState = ReturnType<typeof useWaitlist>;

async function loadValidation(
  form: HTMLFormElement,
  onErrors: (errors: Record<string, string>) => void,
) {
  const { validateWaitlist } = await import("./waitlist-validation");
  return validateWaitlist(form, onErrors);
}
