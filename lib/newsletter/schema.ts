import { z } from "zod";
import { emailAddress } from "@/lib/forms/rules";

/** What the newsletter form sends; the name is long because the form stands on pages with others. */
export const SubscriptionInput = z.object({ newsletter_email: emailAddress() });

export type SubscriptionInput = z.infer<typeof SubscriptionInput>;
export type SubscriptionField = keyof SubscriptionInput;
