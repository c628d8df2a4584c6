/** What the newsletter says of itself, in the footer and on the pages behind its mailed links. */
export const newsletter = {
  heading: "Letters from the studio",
  text: "What we built, what went wrong on the way, and what it cost. About once a month.",
  hint: "You confirm by email, and can unsubscribe at any time.",
  confirmed: {
    title: "You are on the list.",
    text: "The next letter will come to your inbox. Until then there is the blog, where the longer ones are published.",
  },
  unsubscribed: {
    title: "You are off the list.",
    text: "You will get no more letters. Mail about something you started here, such as a message or a waitlist, still reaches you.",
  },
} as const;

type Words = { title: string; text: string };
type Links = Record<"open" | "used" | "expired" | "forged" | "unavailable", Words>;

const forged: Words = {
  title: "This link does not work.",
  text: "It is incomplete or has been changed, so nothing was done. Open it again from the email, or copy the whole link.",
};

const unavailable: Words = {
  title: "Try again in a moment.",
  text: "We cannot check your link at the moment. It stays valid: please open it again in a few minutes.",
};

/** By what a mailed link is for, and how things stand with it. */
export const newsletterLinks: Record<"confirm" | "unsubscribe", Links & { button: string }> = {
  confirm: {
    button: "Confirm subscription",
    open: {
      title: "One click to go.",
      text: "Someone, most likely you, signed up for our newsletter with the address that this link was sent to. Press the button to confirm.",
    },
    used: {
      title: "Already confirmed.",
      text: "The subscription of this link has been confirmed before, so there is nothing left to do. If you have unsubscribed since and want to come back, the form below sends you a new link.",
    },
    expired: {
      title: "This link has expired.",
      text: "A confirmation link works for 30 days, or until a newer one replaces it. Nothing was changed. The form below sends you another.",
    },
    forged,
    unavailable,
  },
  unsubscribe: {
    button: "Unsubscribe",
    open: {
      title: "Leaving?",
      text: "Press the button to stop the newsletter to the address that this link was sent to.",
    },
    used: {
      title: "You have already unsubscribed.",
      text: "This link has been used, and its address gets no more letters from us.",
    },
    expired: {
      title: "You are not on the list.",
      text: "The subscription of this link no longer exists, so you get no letters. There is nothing left to do.",
    },
    forged,
    unavailable,
  },
};
