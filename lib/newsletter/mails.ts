import { site } from "@/content/site";
import { mailButton, mailLayout } from "@/lib/email/layout";
import { escapeHtml, type OutgoingMail } from "@/lib/email/mail";
import { confirmationDays, oneClickLink, unsubscribeLink } from "./links";

export type Reader = { id: string; email: string };
type Letter = { kind: `newsletter-${string}`; subject: string; heading: string; lines: string[] };

/** Asks for the confirmation. Transactional: it is what puts somebody on the list at all. */
export function confirmationMail(email: string, link: string): OutgoingMail {
  const opening = `Somebody, most likely you, asked for the ${site.name} newsletter at this address. Press the button on the page behind this link, and it is yours:`;
  const closing = `The link works for ${confirmationDays} days. If it was not you, do nothing: without it nothing is sent, and the address is forgotten.`;
  return {
    kind: "subscription-confirmation",
    to: email,
    reply_to: site.email,
    subject: `Please confirm: the ${site.name} newsletter`,
    html: mailLayout(
      "One press to go",
      `<p>${escapeHtml(opening)}</p><p>${mailButton(link, "Confirm subscription")}</p><p>${escapeHtml(closing)}</p>`,
    ),
    text: `${opening}\n\n${link}\n\n${closing}\n\n${site.name}\n${site.email}\n`,
  };
}

/** The first mail of a confirmed subscription. */
export function welcomeMail(reader: Reader): OutgoingMail {
  return newsletterMail(reader, {
    kind: "newsletter-welcome",
    subject: "You are on the list",
    heading: "You are on the list",
    lines: [
      "Thank you for confirming. You get a letter when we have something worth reading: what we built, what went wrong on the way, and what it cost.",
      "Every one of them has a link like the one below, so leaving is never more than one press away.",
    ],
  });
}

/**
 * A mail of the newsletter, with the two ways out that RFC 8058 and good manners ask for. Every mail
 * to subscribers is made here; the database holds back those whose reader has left meanwhile.
 */
export function newsletterMail(reader: Reader, letter: Letter): OutgoingMail {
  const page = unsubscribeLink(reader.id);
  const paragraphs = letter.lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("");
  return {
    kind: letter.kind,
    to: reader.email,
    reply_to: site.email,
    subject: letter.subject,
    html: mailLayout(
      letter.heading,
      `${paragraphs}<p style="font-size:14px"><a href="${escapeHtml(page)}" style="color:#19140d">Unsubscribe</a></p>`,
    ),
    text: `${letter.lines.join("\n\n")}\n\nUnsubscribe: ${page}\n\n${site.name}\n${site.email}\n`,
    headers: {
      "List-Unsubscribe": `<${oneClickLink(reader.id)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
