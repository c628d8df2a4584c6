/** What stands on the pages around an account, apart from the spec's own texts. */
export const authPages = {
  signIn: { title: "Sign In", lead: "No account yet?", link: "Sign up in a minute." },
  signUp: { title: "Sign Up", lead: "You have an account already?", link: "Sign in instead." },
  newPassword: { title: "New password", lead: "Choose one that you use nowhere else." },
  notAsked: {
    title: "Ask for a link first.",
    text: "This page opens by the link in our mail, and stays open for a quarter of an hour. Enter your address on the sign-in page and press “Forgot your password?”: a new link is on its way to you at once.",
  },
  notAskedHere: {
    title: "Ask for a link first.",
    text: "This page opens by the link in our mail, and stays open for a quarter of an hour. You are signed in: sign out, enter your address on the sign-in page and press “Forgot your password?” there.",
  },
} as const;

type Words = { title: string; text: string };

/** What the page behind a mailed link says, by what the link is for, and its button. */
export const linkWords: Record<
  "signup" | "recovery" | "invite" | "magiclink",
  Words & { button: string }
> = {
  signup: {
    title: "One press to go.",
    text: "Press the button, and the account at the address where you found this link is yours.",
    button: "Confirm address",
  },
  recovery: {
    title: "A new password.",
    text: "Press the button, and choose a new password for the account at the address where you found this link.",
    button: "Go on",
  },
  invite: {
    title: "Welcome.",
    text: "Press the button, and choose a password for the account that we have made for you.",
    button: "Accept the invitation",
  },
  magiclink: {
    title: "Welcome back.",
    text: "Press the button, and you are signed in.",
    button: "Sign In",
  },
};

/** What it says where the link does nothing. */
export const linkProblems: Record<"expired" | "unavailable" | "malformed", Words> = {
  expired: {
    title: "This link has expired.",
    text: "A link from our mail works for an hour, and once. If you have used it, your address is confirmed: just sign in. If not, “Forgot your password?” on the sign-in page sends you a new link, which confirms the address as well.",
  },
  unavailable: {
    title: "Not just now.",
    text: "We cannot check your link at this moment. It stays good: please open it again in a few minutes.",
  },
  malformed: {
    title: "This link is not ours.",
    text: "It is not complete, or somebody has changed it, so nothing was done. Open it once more from the mail itself, or copy the whole of it.",
  },
};
