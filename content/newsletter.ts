/** Text about the newsletter, in the footer and on the pages that its emailed links open. */
export const newsletter = {
  heading: "Letters from the studio",
  text: "What we built, what went wrong on the way, and what it cost. About once a month.",
  sent: "Check your inbox to confirm.",
  hint: "You'll get an email to confirm. Unsubscribe at any time.",
  confirmed: {
    title: "You're on the list.",
    text: "The next letter will land in your inbox. Until then, the blog has our longer pieces.",
  },
  unsubscribed: {
    title: "You're off the list.",
    text: "You won't get any more letters. We'll still email you about anything you started here, such as a message or a waitlist.",
  },
} as const;

// A copy: importing content/auth.ts would add its text to every page's scripts.
const forged = {
  title: "This link doesn't work.",
  text: "It's incomplete or has been changed. Open it again from the email, or copy the whole link.",
};

const unavailable = {
  title: "Try again in a moment.",
  text: "We can't check your link right now. It stays valid, so please try again in a few minutes.",
};

/** Text of those pages, by the link's purpose and state. */
export const newsletterLinks = {
  confirm: {
    button: "Confirm subscription",
    open: {
      title: "One click to go.",
      text: "Someone, probably you, signed up for our newsletter with the email this link was sent to. Press the button to confirm.",
    },
    used: {
      title: "Already confirmed.",
      text: "This subscription is already confirmed, so there's nothing left to do. If you've unsubscribed since and want to come back, use the form below to get a new link.",
    },
    expired: {
      title: "This link has expired.",
      text: "A confirmation link works for 30 days, or until a newer one replaces it. Use the form below to get another.",
    },
    forged,
    unavailable,
  },
  unsubscribe: {
    button: "Unsubscribe",
    open: {
      title: "Leaving?",
      text: "Press the button to unsubscribe the email this link was sent to.",
    },
    used: {
      title: "You've already unsubscribed.",
      text: "You won't get any more letters from us. There's nothing left to do.",
    },
    expired: {
      title: "You're not on the list.",
      text: "This subscription no longer exists, so you won't get any letters. There's nothing left to do.",
    },
    forged,
    unavailable,
  },
};
