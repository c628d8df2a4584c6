import { brand } from "@/content/brand";
import type { Role } from "@/lib/auth/permissions";
import { button, composeMail, type OutgoingMail, paragraph } from "@/lib/email/mail";
import type { NoticeSettings } from "@/lib/settings/queries";
import { roleHints, roleName } from "@/lib/users/strings";
import { invitationDays } from "./links";

export function invitationMail(
  { email: to, role, link }: { email: string; role: Role; link: string },
  { contact }: NoticeSettings,
): OutgoingMail {
  const name = roleName({ isAdmin: false, role });
  return composeMail({
    kind: "invitation",
    to,
    contact,
    subject: `You're invited to ${brand.name}`,
    heading: "You're invited",
    blocks: [
      paragraph(
        `${brand.name} has invited you to its website. Your role is ${name}: ${roleHints[role]}.`,
      ),
      button(link, "Accept invitation"),
      paragraph(
        `The link works once, within ${invitationDays} days, and only for this email. If you weren't expecting it, ignore this email.`,
      ),
    ],
  });
}
