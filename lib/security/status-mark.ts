/**
 * How a stored page says that it is no page: `notFound()` would answer 404 too, but with an empty body
 * that only scripts fill. The page cache reads the mark and gives the status.
 */
export const statusMark = "page-status";

/** Whether a page's HTML carries the mark. Markdown cannot make one: it has no way to write a meta. */
export function isMarkedMissing(html: string): boolean {
  return html.includes(`<meta name="${statusMark}" content="404"/>`);
}
