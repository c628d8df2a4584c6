import { linkProblems } from "./auth";

/** Text of the page that an invitation's link opens, by its state. */
export const invitationWords = {
  "sign-up": { title: "You're invited.", text: "Create your account to accept." },
  "sign-in": { title: "You're invited.", text: "Sign in to accept." },
  accept: { title: "You're invited.", text: "Press the button to accept." },
  other: {
    title: "Wrong account.",
    text: "This invitation is for another email. Sign out to accept it.",
  },
  used: {
    title: "Already accepted.",
    text: "This invitation has been used.",
  },
  expired: {
    title: "This link has expired.",
    text: "An invitation works for 7 days. Ask for a new one.",
  },
  revoked: {
    title: "This link doesn't work any more.",
    text: "The invitation was revoked or replaced by a newer one.",
  },
  forged: linkProblems.malformed,
  unavailable: {
    title: "Try again in a moment.",
    text: "We can't check your invitation right now. It stays valid, so please try again in a few minutes.",
  },
};
