import { site } from "@/content/site";
import { escapeHtml } from "./mail";

// Mail programs know no custom properties and few of them OKLCH: these are the brand's tokens in sRGB.
const sun = "#f8d726";
const ink = "#19140d";

/** The frame around every mail: stripe, heading, content, and who sends it. `content` is HTML. */
export function mailLayout(heading: string, content: string): string {
  return `<!doctype html>
<html lang="${site.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#fdfbf3;color:${ink};font:17px/1.55 Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:0 20px 40px">
<div style="height:16px;background:${sun}"></div><div style="height:16px;background:${ink}"></div>
<h1 style="font-size:30px;line-height:1.1;letter-spacing:-0.02em;margin:32px 0 20px">${escapeHtml(heading)}</h1>
${content}
<p style="margin-top:40px;border-top:1px solid #c9c4b8;padding-top:16px;font-size:14px">${escapeHtml(site.name)}, ${escapeHtml(site.place.locality)}, ${escapeHtml(site.place.country)}<br><a href="mailto:${site.email}" style="color:${ink}">${site.email}</a></p>
</div></body></html>`;
}

/** A link that looks like the site's buttons. */
export function mailButton(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;background:${ink};color:#fdfbf3;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a>`;
}

/** What somebody wrote, with its line breaks, as a quotation. */
export function quotation(text: string): string {
  return `<blockquote style="margin:20px 0;padding:4px 0 4px 16px;border-left:8px solid ${ink};white-space:pre-wrap">${escapeHtml(text)}</blockquote>`;
}
