import { privatePaths, publicPages } from "@/lib/seo/public-pages";
import { link } from "./fields";

const pages: ReadonlySet<string> = new Set([
  ...publicPages,
  "/coming-soon",
  "/search",
  "/feed.xml",
]);

/** Paths whose pages are in the database or among the projects, where they can come and go. */
const shapes = [
  /^\/portfolio\/[1-9]\d{0,2}$/,
  /^\/blog\/((tag|author)\/)?[a-z0-9]+(-[a-z0-9]+)*$/,
  /^\/blog\/archive\/[1-9]\d{3}$/,
];

/** An https URL, or a path on this site that has a page; a query or a fragment may follow it. */
export function siteLink(label: string, hint?: string) {
  return link(label, hint ? { hint } : {}).refine(
    (href) => !href.startsWith("/") || hasPage(pathOf(href)),
    { error: ({ input }) => missingText(pathOf(String(input))) },
  );
}

const pathOf = (href: string): string => href.replace(/[?#].*$/, "");

function missingText(path: string): string {
  const isPrivate = privatePaths.some((parent) => `${path}/`.startsWith(`${parent}/`));
  return isPrivate ? `Links can't lead to ${path}` : `There is no page at ${path}`;
}

function hasPage(path: string): boolean {
  return pages.has(path) || shapes.some((shape) => shape.test(path));
}
