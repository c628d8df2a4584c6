import { brand } from "@/content/brand";
import { button, composeMail, type OutgoingMail, paragraph } from "@/lib/email/mail";

const notices = {
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
    "A recovery code was used to sign in to your account. The authenticator app no longer works.",
  ],
  "admin-granted": ["You are now an admin", "Your account now has access to the admin area."],
  "role-changed": ["Your role has changed", "Your account has a new role in the admin area."],
  "admin-revoked": ["Admin access removed", "Your account can no longer open the admin area."],
} as const;

/** Notifies the account's owner of a change to it. */
export function noticeMail(kind: keyof typeof notices, to: string, siteUrl: string): OutgoingMail {
  const [heading, text] = notices[kind];
  const unexpected = "If this wasn't you, reset your password now and reply to this email:";
  const blocks = [
    paragraph(`${text} Account: ${to}`),
    paragraph(unexpected),
    button(`${siteUrl}/login`, "Reset password"),
  ];
  return composeMail({ kind, to, subject: `${heading}: ${brand.name}`, heading, blocks });
}

export function accountMail(email: string, siteUrl: string): OutgoingMail {
  const opening = `Someone, probably you, just tried to sign up at ${brand.name} with this email. You already have an account, so nothing has changed. You can sign in here:`;
  const forgotten =
    "If you forgot your password, or never confirmed your email, press “Forgot your password?” on that page. We'll send you a link that does both.";
  const closing =
    "If this wasn't you, ignore this email. We haven't told anyone that you have an account.";
  return composeMail({
    kind: "account-exists",
    to: email,
    subject: `You already have an account at ${brand.name}`,
    heading: "You already have an account",
    blocks: [
      paragraph(opening),
      button(`${siteUrl}/login`, "Sign In"),
      paragraph(forgotten),
      paragraph(closing),
    ],
  });
}
