import { brand } from "./brand";

/**
 * Words of the emails that visitors get. lib/content/placeholders/mails.ts lists the placeholders
 * of each.
 */
export const mails = {
  "message-receipt": {
    subject: "We have your message",
    heading: "We have your message",
    paragraphs: [
      "Thank you for writing. Someone who can help will read your message and reply within 24 hours.",
      "If this wasn't you, someone else entered your email. You can ignore this message.",
    ],
  },
  "booking-held": {
    subject: "Confirm your consultation: {date}",
    heading: "Confirm your consultation",
    paragraphs: [
      "{when}",
      "We'll hold this time for {minutes} minutes after your request. Confirm it here:",
      "{link}",
      "If this wasn't you, ignore this email and we'll release the time.",
    ],
  },
  "booking-booked": {
    subject: "Your consultation is booked: {date}",
    heading: "Your consultation is booked",
    paragraphs: [
      "{when}",
      "We'll email you the call link before we start. Add the attached file to your calendar.",
      "{reschedule}",
      "{cancel}",
    ],
  },
  "booking-moved": {
    subject: "Your consultation has moved: {date}",
    heading: "Your consultation has moved",
    paragraphs: [
      "{when}",
      "{message}",
      "We'll email you the call link before we start. Add the attached file to your calendar.",
      "{reschedule}",
      "{cancel}",
    ],
  },
  "booking-cancelled": {
    subject: "Your consultation is cancelled: {date}",
    heading: "Your consultation is cancelled",
    paragraphs: ["{when}", "{message}", "You can book another time at {page}"],
  },
  "booking-reminder": {
    subject: "Your call: {start}",
    heading: "Your call link",
    paragraphs: [
      "{when}",
      "Open this link to join the call:",
      "{link}",
      "{reschedule}",
      "{cancel}",
    ],
  },
  "waitlist-receipt": {
    subject: "You're on the waitlist for {project}",
    heading: "You're on the list for {project}",
    paragraphs: [
      "You're on the waitlist for {project}. We'll notify you when {project} becomes available.",
      "We'll only use your address for this. Changed your mind? Reply and we'll remove you.",
    ],
  },
  "waitlist-approved": {
    subject: "You're in: {project}",
    heading: "You have a place on {project}",
    paragraphs: [
      "Your request to join {project} is approved. We'll email you as soon as you can start.",
      "Questions? Reply to this email.",
    ],
  },
  "waitlist-rejected": {
    subject: "Your place on the waitlist for {project}",
    heading: "No place on {project} for now",
    paragraphs: [
      "Thank you for your interest in {project}. We can't offer you a place at the moment.",
      "Questions? Reply to this email.",
    ],
  },
  "subscription-confirmation": {
    subject: `Confirm your ${brand.name} newsletter subscription`,
    heading: "One click to go",
    paragraphs: [
      `Someone, probably you, signed up for the ${brand.name} newsletter with this email. Confirm here:`,
      "{link}",
      "The link works for {days} days. If this wasn't you, ignore this email. We won't write again, and we'll delete your email address.",
    ],
  },
  "newsletter-welcome": {
    subject: "You're on the list",
    heading: "You're on the list",
    paragraphs: [
      "Thank you for confirming. You'll get a letter when we have something worth reading: what we built, what went wrong on the way, and what it cost.",
      "Every letter has a link like the one below, so you can unsubscribe at any time.",
    ],
  },
  "account-exists": {
    subject: `You already have an account at ${brand.name}`,
    heading: "You already have an account",
    paragraphs: [
      `Someone, probably you, just tried to sign up at ${brand.name} with this email. You already have an account, so nothing has changed. You can sign in here:`,
      "{link}",
      "If you forgot your password, or never confirmed your email, press “Forgot your password?” on that page. We'll send you a link that does both.",
      "If this wasn't you, ignore this email. We haven't told anyone that you have an account.",
    ],
  },
};
