import { brand, look } from "@/content/brand";
import { failureContact } from "@/content/failure-pages";
import { retryLabel } from "@/content/failures";
import { mark } from "@/content/logo";
import { site } from "@/content/site";
import { svgElement } from "@/lib/artwork/shapes";
import { policyForFailure } from "@/lib/security/policy";
import { failureStyles } from "./failure-styles";

export const failurePolicy = policyForFailure(failureStyles);

/** In seconds, for Retry-After; deploy/nginx.conf has the same. */
export const retrySeconds = 10;

export type FailureStrings = { title: string; text: string; back: { href: string; label: string } };

/** A whole page without scripts or files. "Try again" leads to where the page stands, by GET. */
export function failurePage({ title, text, back }: FailureStrings): string {
  return `<!doctype html>
<html lang="${brand.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} | ${brand.name}`)}</title><style>${failureStyles}</style></head>
<body>
<header><div class="wrap"><a class="brand" href="/" aria-label="${escapeHtml(brand.name)}, home">${logo}${escapeHtml(brand.shortName)}</a></div></header>
<main>
<div class="wrap"><h1>${escapeHtml(title)}</h1></div>
<div class="mask"><div class="wrap"></div></div>
<div class="wrap">
<p class="lead">${escapeHtml(text)}</p>
<p class="ways"><a class="button" href="">${retryLabel}</a><a class="button quiet" href="${back.href}">${escapeHtml(back.label)}</a></p>
<p class="contact">${escapeHtml(failureContact)} <a href="mailto:${site.email}">${site.email}</a></p>
</div>
</main>
</body></html>
`;
}

const logo = `<svg viewBox="0 0 36 36" aria-hidden="true">${mark.map((shape) => svgElement(shape, look.palette)).join("")}</svg>`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
