/** What the pages behind a booking's mailed links say. */
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
    text: "Nobody confirmed it within 30 minutes, so it went back on offer. It may still be free: choose it again, or another one.",
  },
  cancel: {
    title: "Cancel the consultation?",
    text: "The time will be offered to someone else. You can book another one whenever you like.",
  },
  reschedule: {
    title: "Choose another time",
    text: "Your time stays yours until you have picked the new one.",
  },
  moved: {
    title: "Your consultation has moved.",
    text: "A confirmation with the new calendar file is on its way to you.",
  },
  justCancelled: {
    title: "It's cancelled.",
    text: "Your consultation is cancelled. A confirmation is on its way to you, with a file that removes the entry from your calendar.",
  },
  cancelled: {
    title: "Already cancelled",
    text: "This consultation has already been cancelled, so there is nothing left to do.",
  },
  used: {
    title: "This link has been used",
    text: "The consultation has been moved since it was sent. The latest email from us has the links that work.",
  },
  expired: {
    title: "This link has expired",
    text: "It was valid until the consultation began. Write to us if something needs to change.",
  },
  unavailable: {
    title: "Try again in a moment.",
    text: "We cannot check your booking at the moment. The link stays valid: please open it again in a few minutes.",
  },
  forged: {
    title: "This link does not work",
    text: "Part of it may be missing. Open it again from the email, or copy the whole link.",
  },
} as const;
