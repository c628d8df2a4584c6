/** Text of the pages that a booking's emailed links open. */
export const bookingPages = {
  confirm: {
    title: "Confirm your consultation",
  },
  confirmed: {
    title: "You're booked.",
    text: "A confirmation with a calendar file is on its way to you. It has links to reschedule or cancel.",
  },
  lapsed: {
    title: "This time is no longer held",
    text: "It wasn't confirmed within 30 minutes, so we released it. It may still be free: choose it again, or pick another time.",
  },
  cancel: {
    title: "Cancel your consultation?",
    text: "Your time will be offered to someone else. You can book again whenever you like.",
  },
  reschedule: {
    title: "Choose another time",
    text: "You keep your current time until you pick a new one.",
  },
  moved: {
    title: "Your consultation has moved.",
    text: "A confirmation with the new calendar file is on its way to you.",
  },
  justCancelled: {
    title: "It's cancelled.",
    text: "Your consultation is cancelled. A confirmation is on its way to you, with a file that removes it from your calendar.",
  },
  cancelled: {
    title: "Already cancelled",
    text: "This consultation was cancelled earlier. There's nothing left to do.",
  },
  used: {
    title: "This link is out of date",
    text: "Your consultation has moved since we sent it. Use the links in our latest email.",
  },
  expired: {
    title: "This link has expired",
    text: "It worked until your consultation began. Email us if something needs to change.",
  },
  unavailable: {
    title: "Try again in a moment.",
    text: "We can't load your booking right now. Your link still works, so please try again in a few minutes.",
  },
  forged: {
    title: "This link doesn't work.",
    text: "Part of it may be missing. Open it again from the email, or copy the whole link.",
  },
} as const;
