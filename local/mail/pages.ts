import { text as escapeHtml } from "../../lib/seo/xml.ts";
import type { Message } from "./message.ts";

export const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

export function listPage(messages: Message[]): string {
  const rows = messages.map(
    (message) => html`<li><a href="/messages/${message.id}">
      <strong>${message.subject}</strong>
      <span>${message.from} → ${message.to.join(", ")}</span>
      <time datetime="${message.created_at}">${time(message)}</time></a></li>`,
  );
  const body = messages.length
    ? raw(`<ol>${rows.map(String).join("")}</ol>`)
    : html`<p>No mail yet. What the site sends appears here.</p>`;
  return layout(
    `Mail (${messages.length})`,
    html`<header><h1>Mail catcher</h1><a href="/">Refresh</a>
      <form method="post"><button>Delete all</button></form></header>${body}`,
  );
}

export function messagePage(message: Message): string {
  const fields: [string, string][] = [
    ["From", message.from],
    ["To", message.to.join(", ")],
    ["Cc", message.cc.join(", ")],
    ["Bcc", message.bcc.join(", ")],
    ["Date", time(message)],
    ...Object.entries(message.headers),
  ];
  const rows = fields.map(([name, value]) =>
    value ? html`<dt>${name}</dt><dd>${value}</dd>` : raw(""),
  );
  const shown = message.html
    ? html`<h2>HTML</h2><iframe title="The mail as HTML" src="/html/${message.id}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : raw("");
  const text = message.text ? html`<h2>Text</h2><pre>${message.text}</pre>` : raw("");
  const files = message.attachments.map(
    ({ filename, content_type, content }) => html`<h2>${filename}</h2>
      <p>${content_type}</p><pre>${Buffer.from(content, "base64").toString()}</pre>`,
  );
  return layout(
    message.subject,
    html`<header><h1>${message.subject}</h1><a href="/">All mail</a></header>
      <dl>${raw(rows.map(String).join(""))}</dl>${shown}${text}${raw(files.map(String).join(""))}`,
  );
}

export function missingPage(): string {
  return layout("Not found", html`<h1>There is nothing here</h1><p><a href="/">All mail</a></p>`);
}

/** Serves an email's HTML for the frame: scripts are blocked, and links open in a new tab. */
export function mailHtml(content: string): Response {
  const base = '<base target="_blank">';
  const withBase = /<head[^>]*>/i.test(content)
    ? content.replace(/<head[^>]*>/i, (head) => head + base)
    : base + content;
  return new Response(withBase, {
    headers: {
      ...pageHeaders,
      "content-security-policy":
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; font-src data:; frame-ancestors 'self'",
    },
  });
}

function layout(title: string, body: Markup): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>${title}</title>
    <style>${raw(stylesheet)}</style></head><body><main>${body}</main></body></html>`.markup;
}

function time(message: Message): string {
  return `${message.created_at.replace("T", " ").slice(0, 19)} UTC`;
}

type Markup = { markup: string; toString(): string };

const raw = (markup: string): Markup => ({ markup, toString: () => markup });

/** Escapes interpolated strings; values that are already markup stay as they are. */
function html(parts: TemplateStringsArray, ...values: (string | Markup)[]): Markup {
  const filled = values.map((value, index) => {
    const safe = typeof value === "string" ? escapeHtml(value) : value.markup;
    return safe + parts[index + 1];
  });
  return raw(parts[0] + filled.join(""));
}

const stylesheet = `
:root { color-scheme: light dark; --line: light-dark(#d5dbd9, #33403c); --soft: light-dark(#51605b, #a5b4ae); --link: light-dark(#0b6b50, #7fd8b8) }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f8faf9, #121816); color: light-dark(#16211d, #e6edea) }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; margin-bottom: 1rem }
h1 { font-size: 1.35rem; margin: 0; flex: 1; overflow-wrap: anywhere } h2 { font-size: 1rem; margin: 1.5rem 0 .5rem }
a { color: var(--link) } button { font: inherit; padding: .1rem .75rem }
ol { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line) }
li a { display: grid; gap: 0 1rem; padding: .75rem .25rem; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none }
li a:hover strong { text-decoration: underline } li strong { overflow-wrap: anywhere }
li span, time { color: var(--soft); overflow-wrap: anywhere }
@media (min-width: 40rem) { li a { grid-template-columns: 1fr auto } li span { grid-row: 2 } }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 } dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
iframe { box-sizing: border-box; width: 100%; height: 32rem; border: 1px solid var(--line); background: #fff } pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid var(--line) }
`;
