/** What the newsletter says of itself, in the footer and on the pages behind its mailed links. */
export const newsletter = {
  heading: "Letters from the studio",
  text: "What we built, what went wrong on the way, and what it cost. About once a month.",
  hint: "You confirm by mail, and leave with one press.",
  confirmed: {
    title: "You are on the list.",
    text: "The next letter comes to your mailbox. Until then there is the blog, where the longer ones end up.",
  },
  unsubscribed: {
    title: "You are off the list.",
    text: "No letter comes to your address any more. Mail about something you started here, such as a message or a waitlist, still does.",
  },
} as const;

type Words = { title: string; text: string };
type Links = Record<"open" | "used" | "expired" | "forged" | "unavailable", Words>;

const forged: Words = {
  title: "This link is not ours.",
  text: "It is not complete, or somebody has changed it, so nothing was done. Open it once more from the mail itself, or copy the whole of it.",
};

const unavailable: Words = {
  title: "Not just now.",
  text: "We cannot look up your link at this moment. It stays good: please open it again in a few minutes.",
};

/** By what a mailed link is for, and how things stand with it. */
export const newsletterLinks: Record<"confirm" | "unsubscribe", Links & { button: string }> = {
  confirm: {
    button: "Confirm subscription",
    open: {
      title: "One press to go.",
      text: "Somebody, most likely you, asked for our newsletter at the address where you found this link. Press the button and it is yours.",
    },
    used: {
      title: "This link has done its work.",
      text: "The subscription behind it was confirmed before, so there is nothing left to do. If you have left since and want to come back, the form below sends you a new link.",
    },
    expired: {
      title: "This link has expired.",
      text: "A confirmation link works for 30 days, and only until a newer one takes its place. Nothing was done. The form below sends you another.",
    },
    forged,
    unavailable,
  },
  unsubscribe: {
    button: "Unsubscribe",
    open: {
      title: "Leaving?",
      text: "Press the button, and no further letter comes to the address where you found this link.",
    },
    used: {
      title: "You have left already.",
      text: "This link was used before, and the address behind it gets no more letters from us.",
    },
    expired: {
      title: "You are not on the list.",
      text: "The subscription behind this link is gone, so no letter comes to you. There is nothing left to do.",
    },
    forged,
    unavailable,
  },
};
