/** What stands on the pages around an account, apart from the spec's own texts. */
export const authPages = {
  signIn: { title: "Sign In", lead: "No account yet?", link: "Sign up in a minute." },
  signUp: { title: "Sign Up", lead: "Already have an account?", link: "Sign in instead." },
  newPassword: { title: "New password", lead: "Choose one that you use nowhere else." },
  notAsked: {
    title: "Request a link first.",
    text: "This page opens from the link in our email and works for 15 minutes. To get a new link, enter your email on the sign-in page and press “Forgot your password?”.",
  },
  notAskedHere: {
    title: "Request a link first.",
    text: "This page opens from the link in our email and works for 15 minutes. You are signed in: to get a new link, sign out, enter your email on the sign-in page and press “Forgot your password?”.",
  },
} as const;

export const secondFactorPages = {
  code: { title: "One more step.", lead: "Your account has a second factor." },
  recovery: {
    title: "Recovery code.",
    lead: "Each works once. You then set up a second factor anew, and your other sessions end.",
  },
  enrol: {
    title: "Second factor.",
    lead: "From now on, signing in takes your password and a code from an app on your phone.",
    required: "Admins need one: your password, and a code from an app on your phone.",
  },
  recoveryCodes: {
    title: "Keep these codes.",
    lead: "Each lets you in once, should you lose your phone. They are shown here only this once, so keep them where your phone is not.",
  },
} as const;

type Words = { title: string; text: string };

/** What the page behind a mailed link says, by what the link is for, and its button. */
export const linkWords: Record<
  "signup" | "recovery" | "invite" | "magiclink",
  Words & { button: string }
> = {
  signup: {
    title: "One click to go.",
    text: "Press the button to confirm the email address that this link was sent to.",
    button: "Confirm address",
  },
  recovery: {
    title: "A new password.",
    text: "Press the button, then choose a new password for the account that this link was sent to.",
    button: "Continue",
  },
  invite: {
    title: "Welcome.",
    text: "Press the button, then choose a password for the account we have made for you.",
    button: "Accept the invitation",
  },
  magiclink: {
    title: "Welcome back.",
    text: "Press the button to sign in.",
    button: "Sign In",
  },
};

/** What it says where the link does nothing. */
export const linkProblems: Record<"expired" | "unavailable" | "malformed", Words> = {
  expired: {
    title: "This link has expired.",
    text: "A link from our emails works once, within an hour. If you have used it, your address is confirmed: just sign in. If not, “Forgot your password?” on the sign-in page sends you a new link, which confirms the address as well.",
  },
  unavailable: {
    title: "Try again in a moment.",
    text: "We cannot check your link at the moment. It stays valid: please open it again in a few minutes.",
  },
  malformed: {
    title: "This link does not work.",
    text: "It is incomplete or has been changed, so nothing was done. Open it again from the email, or copy the whole link.",
  },
};
