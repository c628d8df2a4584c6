import { brand } from "@/content/brand";
import { palette } from "@/lib/artwork/palette";

export type MailAttachment = { filename: string; content: string; content_type: string };

export type OutgoingMail = {
  kind: string;
  to: string;
  reply_to?: string;
  subject: string;
  html: string;
  text: string;
  attachments?: MailAttachment[];
  headers?: Record<string, string>;
};

const { sun, ink, paper, line } = palette;

/** Styles are inline because email clients ignore style sheets. */
const styles = {
  button: `display:inline-block;padding:14px 24px;background:${ink};color:${paper};font-weight:bold;text-decoration:none`,
  link: `color:${ink};font-weight:bold`,
  quotation: `margin:20px 0;padding:4px 0 4px 16px;border-left:8px solid ${ink};white-space:pre-wrap`,
  footnote: "font-size:14px",
  footnoteLink: `color:${ink}`,
} as const;

export type MailBlock = { html: string; text: string };

export function paragraph(...lines: string[]): MailBlock {
  return { html: `<p>${lines.map(escapeHtml).join("<br>")}</p>`, text: lines.join("\n") };
}

export function quotation(text: string): MailBlock {
  return { html: `<blockquote style="${styles.quotation}">${escapeHtml(text)}</blockquote>`, text };
}

/** The text version has no label, so the paragraph before it must introduce the link. */
export function button(href: string, label: string): MailBlock {
  return { html: `<p>${anchor(href, label, styles.button)}</p>`, text: href };
}

export function link(href: string, label: string): MailBlock {
  return { html: `<p>${anchor(href, label, styles.link)}</p>`, text: `${label}:\n${href}` };
}

/** For emails to the agency: links to the record in the admin. */
export function adminLink(siteUrl: string, path: `/admin/${string}`): MailBlock {
  return link(`${siteUrl}${path}`, "Open in admin");
}

export function footnote(href: string, label: string): MailBlock {
  const html = `<p style="${styles.footnote}">${anchor(href, label, styles.footnoteLink)}</p>`;
  return { html, text: `${label}: ${href}` };
}

type Draft = Pick<OutgoingMail, "kind" | "to" | "subject"> &
  Partial<Pick<OutgoingMail, "reply_to" | "headers" | "attachments">> & {
    heading: string;
    blocks: readonly MailBlock[];
    /** The agency's email, for the signature and for replies. */
    contact: string;
  };

export function composeMail({ heading, blocks, contact, ...mail }: Draft): OutgoingMail {
  const signature = `${brand.name}\n${contact}`;
  return {
    reply_to: contact,
    ...mail,
    html: mailHtml(heading, blocks, contact),
    text: `${[heading, ...blocks.map(({ text }) => text), signature].join("\n\n")}\n`,
  };
}

export function subjectPart(text: string): string {
  const single = text.replace(/\s+/g, " ").trim();
  return single.length > 120 ? `${single.slice(0, 119)}…` : single;
}

/** Returns only the HTML; also used for the auth server's emails. */
export function mailHtml(heading: string, blocks: readonly MailBlock[], contact: string): string {
  return `<!doctype html>
<html lang="${brand.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:${paper};color:${ink};font:17px/1.55 Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:0 20px 40px">
<div style="height:16px;background:${sun}"></div><div style="height:16px;background:${ink}"></div>
<h1 style="font-size:30px;line-height:1.1;letter-spacing:-0.02em;margin:32px 0 20px">${escapeHtml(heading)}</h1>
${blocks.map(({ html }) => html).join("")}
<p style="margin-top:40px;border-top:1px solid ${line};padding-top:16px;font-size:14px">${escapeHtml(brand.name)}, ${escapeHtml(brand.place.locality)}, ${escapeHtml(brand.place.country)}<br>${anchor(`mailto:${contact}`, contact, styles.footnoteLink)}</p>
</div></body></html>`;
}

function anchor(href: string, label: string, style: string): string {
  return `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
