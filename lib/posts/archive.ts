import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { brand } from "@/content/brand";
import { cacheTags } from "@/lib/cache-tags";
import { publicClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";
import type { Row } from "@/lib/supabase/row";
import { toDatedLink } from "./rows";
import type { DatedPostLink } from "./schema";

export const titlesPerPage = 100;

export type ArchiveYear = { year: number; posts: number };

export type YearListing = { posts: DatedPostLink[]; total: number; pages: number };

/** Years with published posts, newest first. Throws on an outage. */
export async function listYears(): Promise<ArchiveYear[]> {
  "use cache";
  cacheTag(cacheTags.posts);
  cacheLife("max");
  return call(publicClient(), "list_years", { p_zone: brand.timeZone });
}

/** Newest first; `page` counts from 1. Throws on an outage. */
export async function listYear(year: number, page: number): Promise<YearListing> {
  "use cache";
  cacheTag(cacheTags.posts);
  cacheLife("max");
  const { count, posts }: YearAnswer = await call(publicClient(), "list_year", {
    p_year: year,
    p_zone: brand.timeZone,
    p_from: (page - 1) * titlesPerPage,
    p_size: titlesPerPage,
  });
  return {
    posts: posts.map(toDatedLink),
    total: count,
    pages: Math.ceil(count / titlesPerPage),
  };
}

type YearAnswer = { count: number; posts: Row<"blogs", "title, slug, created_at">[] };
