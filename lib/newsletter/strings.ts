import { waitText } from "@/lib/forms/submission";

export const newsletterStrings = {
  subscribed: "Thank you for subscribing!",
  failed: "Something went wrong. Please try again.",
} as const;

export function limitedText(seconds: number): string {
  return `Too many requests in a short time. Please try again in ${waitText(seconds)}.`;
}
