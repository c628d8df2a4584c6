/** What the pages behind a booking's mailed links say. */
export const bookingPages = {
  cancel: {
    title: "Cancel the consultation?",
    text: "The time then goes to somebody else. You can book another one whenever you like.",
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
    text: "Your consultation is off. A confirmation is on its way to you, and your calendar takes the entry out with it.",
  },
  cancelled: {
    title: "Already cancelled",
    text: "This consultation was cancelled before, so the link has nothing left to do.",
  },
  used: {
    title: "This link has been used",
    text: "The consultation has been moved since it was sent. The newest mail from us has the links that work.",
  },
  expired: {
    title: "This link has ended",
    text: "It held until the consultation began. Write to us if there is something to put right.",
  },
  forged: {
    title: "This link does not work",
    text: "Part of it may have been lost on the way. Open it from the mail itself, or copy the whole line.",
  },
} as const;
