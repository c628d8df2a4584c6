import { z } from "zod";
import { emailAddress } from "@/lib/forms/rules";

/** The long name keeps the field distinct from those of other forms on the page. */
export const SubscriptionInput = z.object({ newsletter_email: emailAddress() });

export type SubscriptionInput = z.infer<typeof SubscriptionInput>;
export type SubscriptionField = keyof SubscriptionInput;
