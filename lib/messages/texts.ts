import { tooFastText } from "@/lib/forms/spam";
import { waitText } from "@/lib/forms/wait";

/** What the contact form says (spec section 8), and what it says where the spec is silent. */
export const messageTexts = {
  sent: "Message sent successfully! We'll get back to you soon.",
  failed: "Failed to send message. Please try again later.",
  tooFast: tooFastText("Send"),
} as const;

/** Over the limit: how long to wait, in whole minutes. */
export function limitedText(seconds: number): string {
  return `You have sent several messages in a short time. Please try again in ${waitText(seconds)}.`;
}
