import { site } from "@/content/site";
import { mailLayout } from "@/lib/email/layout";
import { escapeHtml, type OutgoingMail } from "@/lib/email/mail";
import { promiseText } from "./texts";

/** Tells somebody that they are on a project's waitlist. */
export function waitlistMail(name: string, email: string, project: string): OutgoingMail {
  const lines = [
    `Hello ${name}, you are on the waitlist for ${project}. ${promiseText(project)}`,
    "That is all we use your address for. If it was not you who asked, or you change your mind, answer this mail and we take you off.",
  ];
  return {
    kind: "waitlist-receipt",
    to: email,
    reply_to: site.email,
    subject: `You are on the waitlist for ${project}`,
    html: mailLayout(
      `On the list for ${project}`,
      lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(""),
    ),
    text: `${lines.join("\n\n")}\n\n${site.name}\n${site.email}\n`,
  };
}
