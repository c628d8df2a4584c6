import { brand } from "./brand";

/** Page for products that aren't open yet. The spec prescribes the heading and second line. */
export const comingSoon = {
  heading: "Coming Soon",
  second: "Stay Tuned!",
  description: `This part of ${brand.shortName} is still in the egg. Log in or sign up for early access.`,
  text: "It's still in the egg, and we're sitting on it. Log in or sign up for early access, and you'll hear the first peep.",
} as const;
