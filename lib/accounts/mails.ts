import { brand } from "@/content/brand";
import { button, composeMail, type OutgoingMail, paragraph } from "@/lib/email/mail";
import { type MailWords, wordedMail } from "@/lib/email/worded-mail";
import type { NoticeSettings } from "@/lib/settings/queries";

const notices = {
  "password-changed": ["Password changed", "The password of your account was changed."],
  "second-factor-added": [
    "Authenticator app added",
    "An authenticator app was added to your account. You now need a code from it to sign in.",
  ],
  "second-factor-removed": [
    "Authenticator app removed",
    "The authenticator app was removed from your account.",
  ],
  "recovery-code-used": [
    "Recovery code used",
    "A recovery code was used to sign in to your account. The authenticator app no longer works. Set it up again now: until then, only another recovery code lets you sign in.",
  ],
  "admin-granted": ["You are now an admin", "Your account now has access to the admin area."],
  "role-changed": ["Your role has changed", "Your account has a new role in the admin area."],
  "admin-revoked": [
    "Access to the admin area removed",
    "Your account can no longer open the admin area.",
  ],
} as const;

/** Notifies the account's owner of a change to it. */
export function noticeMail(
  kind: keyof typeof notices,
  to: string,
  { siteUrl, contact }: NoticeSettings,
): OutgoingMail {
  const [heading, text] = notices[kind];
  const unexpected = "If this wasn't you, reset your password now and reply to this email:";
  const blocks = [
    paragraph(`${text} Account: ${to}`),
    paragraph(unexpected),
    button(`${siteUrl}/login`, "Reset password"),
  ];
  return composeMail({ kind, to, contact, subject: `${heading}: ${brand.name}`, heading, blocks });
}

export function accountMail(email: string, siteUrl: string, words: MailWords): OutgoingMail {
  const href = `${siteUrl}/login`;
  const link = { text: href, block: button(href, "Sign In") };
  return wordedMail("account-exists", email, words, { link });
}
