import { tooFastText } from "@/lib/forms/submission";

/** Limits in characters; the database enforces the same ones. */
export const messageLimits = { user_name: 100, user_company: 150, message: 5000 } as const;

export const messageStrings = {
  sent: "Message sent successfully! We'll get back to you soon.",
  failed: "Failed to send message. Please try again later.",
  tooFastMessage: tooFastText("Send message"),
  limited: "Too many messages in a short time.",
} as const;

/** Shown after the success message has disappeared. */
export const sentText = (time: string): string => `Sent at ${time}. A receipt is on its way.`;
