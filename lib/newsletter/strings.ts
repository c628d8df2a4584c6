export const newsletterStrings = {
  subscribed: "Thank you for subscribing!",
  failed: "Something went wrong. Please try again.",
  limited: "Too many requests in a short time.",
} as const;
