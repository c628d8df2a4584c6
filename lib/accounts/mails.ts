import { brand } from "@/content/brand";
import { button, composeMail, type OutgoingMail, paragraph } from "@/lib/email/mail";

export function accountMail(email: string, siteUrl: string): OutgoingMail {
  const opening = `Someone, most likely you, just registered at ${brand.name} with this address. It already has an account, so nothing was changed. You can sign in here:`;
  const forgotten =
    "If you forgot the password, or never confirmed the address, the button “Forgot your password?” on that page sends you a link for both.";
  const closing =
    "If it was not you, ignore this email: nobody has learned that there is an account.";
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
