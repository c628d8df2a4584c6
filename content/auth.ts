/** Text of the account pages that the spec doesn't prescribe. */
export const authPages = {
  signIn: { title: "Sign In", lead: "No account yet?", link: "Sign up in a minute." },
  signUp: { title: "Sign Up", lead: "Already have an account?", link: "Sign in instead." },
  setup: {
    title: "Set up your site.",
    lead: "Create the owner's account. It opens the admin area.",
    files:
      "The agency's name, address and colours are in content/brand.ts. See docs/rebrand.md to change them.",
  },
  newPassword: { title: "New password", lead: "Pick one you don't use elsewhere." },
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
  code: { title: "One more step.", lead: "Your account uses two-step sign-in." },
  recovery: {
    title: "Recovery code.",
    lead: "Each code works once. You'll then set up two-step sign-in again and be signed out elsewhere.",
  },
  enrol: {
    title: "Two-step sign-in.",
    lead: "From now on, you sign in with your password and a code from an app on your phone.",
    required: "Admins and members sign in with a password and a code from an app on their phone.",
  },
  recoveryCodes: {
    title: "Save these codes.",
    lead: "Each one signs you in once if you lose your phone. You won't see them again, so don't keep them only on your phone.",
  },
} as const;

/** Text and button of the page that an emailed link opens, by link type. */
export const linkWords = {
  signup: {
    title: "One click to go.",
    text: "Press the button to confirm your email.",
    button: "Confirm email",
  },
  recovery: {
    title: "Reset your password.",
    text: "Press the button, then choose a new password.",
    button: "Continue",
  },
  invite: {
    title: "Welcome.",
    text: "We've created an account for you. Press the button, then choose a password.",
    button: "Accept invitation",
  },
  magiclink: {
    title: "Welcome back.",
    text: "Press the button to sign in.",
    button: "Sign In",
  },
};

/** Text of that page when the link doesn't work. */
export const linkProblems = {
  expired: {
    title: "This link has expired.",
    text: "Links in our emails work once, within an hour. If you've already used this one, just sign in. If not, “Forgot your password?” on the sign-in page sends you a new link, which also confirms your email.",
  },
  unavailable: {
    title: "Try again in a moment.",
    text: "We can't check your link right now. It stays valid, so please try again in a few minutes.",
  },
  malformed: {
    title: "This link doesn't work.",
    text: "It's incomplete or has been changed. Open it again from the email, or copy the whole link.",
  },
};
