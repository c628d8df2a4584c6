import { blogFailure, postFailure } from "./blog-failures.ts";
import { brand } from "./brand.ts";
import { home, pageFailure } from "./failures.ts";

/** Text shown in place of a page that failed to load. */
export const failures = {
  page: pageFailure,
  blog: blogFailure,
  post: postFailure,
  admin: {
    title: "Something went wrong",
    text: "This page could not be loaded. Nothing was changed.",
    back: { href: "/admin", label: "Dashboard" },
  },
  /** For a form submitted without JavaScript. */
  form: {
    title: "Something went wrong",
    text: "We could not confirm that your form arrived. The fault is ours, not yours. Please open the form and send it again.",
    back: home,
  },
  /** Heading above the reason why a request was rejected. */
  rejected: { title: "That didn't go through", back: home },
  /** For an admin's form submitted without JavaScript after the session ended. */
  session: {
    title: "Your session has ended",
    text: "Nothing has been saved yet. Sign in again in a new tab, then come back and reload this page to resend what you typed.",
    signIn: "Sign in (new tab)",
    back: home,
  },
  /** For such a form when the session can't be checked. */
  unchecked: {
    title: "Something went wrong",
    text: "We couldn't check your session, so nothing has been saved yet. Wait a moment, then reload this page to resend what you typed.",
    back: home,
  },
  /** Served by the proxy in front of the site when the site doesn't respond. */
  away: {
    title: "Back in a moment",
    text: `The ${brand.name} site isn't responding right now. It's probably being updated, which takes less than a minute. If you just sent a form, it may not have arrived: please send it again once the site is back.`,
    back: home,
  },
} as const;

export const failureContact = "Still not working? Email us:";
