import { tooFastText } from "@/lib/forms/spam";
import { waitText } from "@/lib/forms/wait";

/** What the newsletter form says (spec section 8), and what it says where the spec is silent. */
export const newsletterTexts = {
  subscribed: "Thank you for subscribing!",
  failed: "Something went wrong. Please try again.",
  tooFast: tooFastText("Subscribe"),
} as const;

/** Over the limit: how long to wait. */
export function limitedText(seconds: number): string {
  return `That was several addresses in a short time. Please try again in ${waitText(seconds)}.`;
}
