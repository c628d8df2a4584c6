/** Replaces `notFound()`, whose 404 has an empty body without JavaScript. */
export const notFoundMarker = "page-status";

export function hasNotFoundMarker(html: string): boolean {
  return html.includes(`<meta name="${notFoundMarker}" content="404"/>`);
}
