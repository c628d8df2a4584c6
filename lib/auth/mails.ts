import { site } from "@/content/site";
import { mailButton, mailLayout } from "@/lib/email/layout";
import { escapeHtml, type OutgoingMail } from "@/lib/email/mail";

/** For who has an account and registers once more, or whose address somebody else has typed. */
export function accountMail(email: string, siteUrl: string): OutgoingMail {
  const signIn = `${siteUrl}/login`;
  const opening = `Somebody, most likely you, has just registered at ${site.name} with this address. It has an account already, so nothing was changed. You can sign in with it:`;
  const forgotten =
    "If you have forgotten the password, or have never confirmed the address, the button “Forgot your password?” on that page sends you a link that settles both.";
  const closing = "If it was not you, do nothing: nobody has learned that there is an account.";
  return {
    kind: "account-exists",
    to: email,
    reply_to: site.email,
    subject: `You have an account at ${site.name} already`,
    html: mailLayout(
      "You are one of us already",
      `<p>${escapeHtml(opening)}</p><p>${mailButton(signIn, "Sign In")}</p><p>${escapeHtml(forgotten)}</p><p>${escapeHtml(closing)}</p>`,
    ),
    text: `${opening}\n\n${signIn}\n\n${forgotten}\n\n${closing}\n\n${site.name}\n${site.email}\n`,
  };
}
