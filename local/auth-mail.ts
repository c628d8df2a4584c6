import type { EmailDriver } from "@supabase/lite";

/** What the mail catcher takes in, in the field names of Resend's API. */
export type OutgoingMail = {
  from: string;
  to: string;
  subject: string;
  html?: string;
  text?: string;
};

/**
 * Puts the mails of Supabase's sign-up and reset flows into the mail catcher. Lite builds their
 * links on the site's address; a hosted project builds them on its own, and so does this.
 */
export function createAuthMail(
  addresses: { siteUrl: string; supabaseUrl: string; from: string },
  deliver: (mail: OutgoingMail) => void,
): EmailDriver {
  const { siteUrl, supabaseUrl, from } = addresses;
  const repair = (content: string | undefined) =>
    content?.replaceAll(`${siteUrl}/auth/v1/verify`, `${supabaseUrl}/auth/v1/verify`);
  return {
    async send({ to, subject, html, text }) {
      deliver({ from, to, subject, html: repair(html), text: repair(text) });
    },
  };
}
