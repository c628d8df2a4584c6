import "server-only";
import { brand } from "@/content/brand";
import { formatMonth } from "@/lib/time/format";
import { listYear, type YearListing } from "./archive";
import { type DatedPostLink, isPageNumber } from "./schema";

export const archivePage = {
  title: "Archive",
  description: `Every article from ${brand.name}, by year.`,
  path: "/blog/archive",
} as const;

/** Null where the year has no such page. */
export async function findYearPage(year: string, page: string): Promise<YearListing | null> {
  if (!/^[1-9]\d{3}$/.test(year) || !isPageNumber(page)) return null;
  const listing = await listYear(Number(year), Number(page));
  return Number(page) > listing.pages ? null : listing;
}

export function yearPath(year: string | number, page = 1): string {
  return page === 1 ? `/blog/archive/${year}` : `/blog/archive/${year}/page/${page}`;
}

export function yearDetails(year: string, page: number) {
  return {
    title: page === 1 ? `Archive ${year}` : `Archive ${year}, page ${page}`,
    description: `Articles from ${brand.name} of ${year}, by month${page === 1 ? "" : `, page ${page}`}.`,
    path: yearPath(year, page),
  };
}

export type ArchiveMonth = { name: string; posts: DatedPostLink[] };

/** In the order of the posts. */
export function byMonth(posts: readonly DatedPostLink[]): ArchiveMonth[] {
  const months = Map.groupBy(posts, ({ createdAt }) =>
    formatMonth(Date.parse(createdAt), brand.timeZone),
  );
  return [...months].map(([name, inMonth]) => ({ name, posts: inMonth }));
}
