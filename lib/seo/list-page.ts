import { brand } from "@/content/brand";

/** Path of a page of the list whose first page is at `first`. `page` counts from 1. */
export function pagePath(first: string, page: number): string {
  return page === 1 ? first : `${first}/page/${page}`;
}

export type ListPage = { title: string; description: string; path: string };

/** Metadata of a page of a list with a feed. `later` describes all pages but the first. */
export function listPageDetails(first: ListPage, later: string, page: number) {
  const { title, path } = first;
  const feed = { path, title: `${brand.name}: ${title}` };
  if (page === 1) return { ...first, feed };
  return { title: `${title}, page ${page}`, description: later, path: pagePath(path, page), feed };
}
