import type { EmailDriver } from "@supabase/lite";
import { convert, type HtmlToTextOptions } from "html-to-text";

/** What the mail catcher takes in, in the field names of Resend's API. */
export type OutgoingMail = {
  from: string;
  to: string;
  subject: string;
  html?: string;
  text?: string;
};

/**
 * Puts the mails of Supabase's sign-up and reset flows into the mail catcher. Lite's own text part
 * knows nothing of our templates, so it is made from the HTML, as the provider of a hosted project does.
 */
export function createAuthMail(from: string, deliver: (mail: OutgoingMail) => void): EmailDriver {
  return {
    async send({ to, subject, html, text }) {
      deliver({ from, to, subject, html, text: html ? convert(html, textOptions) : text });
    },
  };
}

const textOptions: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: "a", options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: "h1", options: { uppercase: false } },
  ],
};
