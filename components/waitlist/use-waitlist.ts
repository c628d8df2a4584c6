"use client";

import { useEnhancedForm } from "@/components/forms/use-enhanced-form";
import { joinWaitlist } from "@/lib/waitlist/actions";
import { waitlistStrings } from "@/lib/waitlist/strings";

export const waitlistAnchor = "waitlist";

export function useWaitlist() {
  return useEnhancedForm(joinWaitlist, {
    schema: async () => (await import("@/lib/waitlist/schema")).WaitlistInput,
    unreached: waitlistStrings.failed,
    dismissed: [waitlistStrings.failed],
    permalink: `#${waitlistAnchor}`,
  });
}

export type WaitlistState = ReturnType<typeof useWaitlist>;
