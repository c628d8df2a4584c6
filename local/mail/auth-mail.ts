import type { EmailDriver } from "@supabase/lite";
import { convert, type HtmlToTextOptions } from "html-to-text";

/** An email for the mail catcher, with the field names of Resend's API. */
export type OutgoingMail = {
  from: string;
  to: string;
  subject: string;
  html?: string;
  text?: string;
};

/**
 * Delivers Supabase's sign-up and reset emails to the mail catcher. Lite's own text part ignores
 * our templates, so the text is generated from the HTML, as a hosted project's provider does.
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
