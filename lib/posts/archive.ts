import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { brand } from "@/content/brand";
import { postTags } from "@/lib/posts/cache-tags";
import { pagePath } from "@/lib/seo/list-page";
import { publicClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";
import type { Row } from "@/lib/supabase/row";
import { formatMonth } from "@/lib/time/format";
import { toDatedLink } from "./rows";
import { type DatedPostLink, isPageNumber } from "./schema";

export const titlesPerPage = 100;

export type ArchiveYear = { year: number; posts: number };

export type YearListing = { posts: DatedPostLink[]; total: number; pages: number };

type YearAnswer = { count: number; posts: Row<"blogs", "title, slug, created_at">[] };

/** Years with published posts, newest first. Throws on an outage. */
export async function listYears(): Promise<ArchiveYear[]> {
  "use cache";
  cacheTag(postTags.all);
  cacheLife("max");
  return call(publicClient(), "list_years", { p_zone: brand.timeZone });
}

/** Posts of a year, newest first; `page` counts from 1. Throws on an outage. */
export async function listYear(year: number, page: number): Promise<YearListing> {
  "use cache";
  cacheTag(postTags.all);
  cacheLife("max");
  const { count, posts }: YearAnswer = await call(publicClient(), "list_year", {
    p_year: year,
    p_zone: brand.timeZone,
    p_from: (page - 1) * titlesPerPage,
    p_size: titlesPerPage,
  });
  return { posts: posts.map(toDatedLink), total: count, pages: Math.ceil(count / titlesPerPage) };
}

export const archivePage = {
  title: "Archive",
  description: `Every article from ${brand.name}, by year.`,
  path: "/blog/archive",
} as const;

/** Returns null if the year has no such page. */
export async function findYearPage(year: string, page: string): Promise<YearListing | null> {
  if (!/^[1-9]\d{3}$/.test(year) || !isPageNumber(page)) return null;
  const listing = await listYear(Number(year), Number(page));
  return Number(page) > listing.pages ? null : listing;
}

export function yearPath(year: string | number, page = 1): string {
  return pagePath(`/blog/archive/${year}`, page);
}

export function yearDetails(year: string, page: number) {
  return {
    title: page === 1 ? `Archive ${year}` : `Archive ${year}, page ${page}`,
    description: `Articles from ${brand.name} in ${year}, by month${page === 1 ? "" : `, page ${page}`}.`,
    path: yearPath(year, page),
  };
}

export type ArchiveMonth = { name: string; posts: DatedPostLink[] };

/** Groups posts by month, in their order. */
export function byMonth(posts: readonly DatedPostLink[]): ArchiveMonth[] {
  const months = Map.groupBy(posts, ({ createdAt }) =>
    formatMonth(Date.parse(createdAt), brand.timeZone),
  );
  return [...months].map(([name, inMonth]) => ({ name, posts: inMonth }));
}
