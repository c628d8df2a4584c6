import { brand, look } from "@/content/brand";
import { failureContact } from "@/content/failure-pages";
import { retryLabel } from "@/content/failures";
import { mark } from "@/content/logo";
import type { NavigationLink } from "@/content/navigation";
import { site } from "@/content/site";
import { svgElement } from "@/lib/artwork/shapes";
import { policyForFailure } from "@/lib/security/policy";
import { text as escapeHtml } from "@/lib/seo/xml";
import { failureStyles } from "./failure-styles";

export const failurePolicy = policyForFailure(failureStyles);

/** Retry-After in seconds; deploy/nginx.conf uses the same value. */
export const retrySeconds = 10;

export type FailureStrings = {
  title: string;
  text: string;
  back: NavigationLink;
  /** Replaces "Try again", if set. Opens in a new tab, so that this page can be reloaded. */
  first?: NavigationLink | null;
  /** Admin navigation; if set, the page has the admin's layout. */
  sections?: readonly (readonly NavigationLink[])[];
};

/**
 * A self-contained page without scripts or files. It uses the email in content/site.ts, because it
 * must not need the database. "Try again" loads the current URL with GET.
 */
export function failurePage({ title, text, back, first, sections }: FailureStrings): string {
  const home = sections ? { href: "/admin", name: "dashboard" } : { href: "/", name: "home" };
  return `<!doctype html>
<html lang="${brand.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} | ${brand.name}`)}</title><style>${failureStyles}</style></head>
<body${sections ? ' class="admin"' : ""}>
<header><div class="wrap"><a class="brand" href="${home.href}" aria-label="${escapeHtml(brand.name)}, ${home.name}">${logo}${escapeHtml(brand.shortName)}</a></div>${sections ? adminNav(sections) : ""}</header>
<main>
<div class="wrap"><h1>${escapeHtml(title)}</h1></div>
<div class="mask"><div class="wrap"></div></div>
<div class="wrap">
<p class="lead">${escapeHtml(text)}</p>
<p class="ways">${first === undefined ? retry : newTab(first)}<a class="button quiet" href="${back.href}">${escapeHtml(back.label)}</a></p>
${sections ? "" : contact}
</div>
</main>
</body></html>
`;
}

const retry = `<a class="button" href="">${retryLabel}</a>`;

const newTab = (link: NavigationLink | null) =>
  link
    ? `<a class="button" href="${escapeHtml(link.href)}" target="_blank">${escapeHtml(link.label)}</a>`
    : "";

function adminNav(sections: readonly (readonly NavigationLink[])[]): string {
  const item = ({ href, label }: NavigationLink) =>
    `<li><a href="${href}">${escapeHtml(label)}</a></li>`;
  const lists = sections.map((links) => `<ul>${links.map(item).join("")}</ul>`);
  return `<nav class="wrap" aria-label="Admin">${lists.join("")}</nav>`;
}

const contact = `<p class="contact">${escapeHtml(failureContact)} <a href="mailto:${site.email}">${site.email}</a></p>`;

const logo = `<svg viewBox="0 0 36 36" aria-hidden="true">${mark.map((shape) => svgElement(shape, look.palette)).join("")}</svg>`;
