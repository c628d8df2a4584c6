import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { postImage } from "@/lib/artwork/share-images/share-image";
import { buildEnv } from "@/lib/env";
import { projectsPerPage } from "@/lib/portfolio/project";
import { listPublishedProjects } from "@/lib/portfolio/queries";
import { projectPicture } from "@/lib/portfolio/structured-data";
import { postTags } from "@/lib/posts/cache-tags";
import { pagePath } from "@/lib/seo/list-page";
import { publicPages } from "@/lib/seo/public-pages";
import { type SitemapEntry, sitemap, sitemapIndex } from "@/lib/seo/sitemap";
import { publicClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";
import type { Row } from "@/lib/supabase/row";
import { listYears, titlesPerPage, yearPath } from "./archive";
import { authorPath } from "./authors/author";
import { authorList, listPublishedAuthors } from "./authors/queries";
import { listPosts } from "./queries";
import { ownPicture, postsPerPage } from "./rows";

const urlsPerPart = 100;

const sections = { pages: pageEntries, posts: postEntries, tags: tagEntries } as const;

/** Throws on an outage. */
export async function sitemapFile(): Promise<string> {
  "use cache";
  cacheTag(postTags.all);
  cacheLife("max");
  const [{ posts, tags }, runs] = await Promise.all([counts(), pageRuns()]);
  const pages = runs.reduce((sum, { count }) => sum + count, 0);
  return sitemapIndex(
    buildEnv().SITE_URL,
    Object.entries({ pages, posts, tags }).flatMap(([section, urls]) =>
      Array.from(
        { length: Math.ceil(urls / urlsPerPart) },
        (_, index) => `/sitemaps/${section}-${index + 1}.xml`,
      ),
    ),
  );
}

/** Returns null if there is no such part. Throws on an outage. */
export async function sitemapPart(file: string): Promise<string | null> {
  "use cache";
  cacheTag(postTags.all);
  const [, section, part] = /^(pages|posts|tags)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  const entries = section ? await sections[section as keyof typeof sections](Number(part)) : [];
  // Unknown URLs are cached briefly.
  if (entries.length === 0) {
    cacheLife("hours");
    return null;
  }
  cacheLife("max");
  return sitemap(buildEnv().SITE_URL, entries);
}

/** Entries created lazily, for the requested part only. */
type Run = { count: number; slice: (from: number, to: number) => SitemapEntry[] };

async function pageEntries(part: number): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  let start = (part - 1) * urlsPerPart;
  for (const { count, slice } of await pageRuns()) {
    const end = Math.min(count, start + urlsPerPart - entries.length);
    if (start < end) entries.push(...slice(start, end));
    start = Math.max(0, start - count);
  }
  return entries;
}

async function pageRuns(): Promise<Run[]> {
  const [{ posts }, years, projects, authors] = await Promise.all([
    counts(),
    listYears(),
    listPublishedProjects(),
    listPublishedAuthors(),
  ]);
  const fixed = [
    ...publicPages.map((path) => ({ path })),
    ...projects.map((project) => {
      return { path: `/portfolio/${project.id}`, image: projectPicture(project) };
    }),
  ];
  const authorRuns = authors.map(async (author) => {
    const { pages } = await listPosts(1, authorList(author));
    return pagesOf(pages, 1, (page) => pagePath(authorPath(author), page));
  });
  return [
    { count: fixed.length, slice: (from, to) => fixed.slice(from, to) },
    ...(await Promise.all(authorRuns)),
    pagesOf(projects.length - projectsPerPage, projectsPerPage, (page) =>
      pagePath("/portfolio", page + 1),
    ),
    pagesOf(posts - postsPerPage, postsPerPage, (page) => pagePath("/blog", page + 1)),
    ...years.map(({ year, posts }) => {
      return pagesOf(posts, titlesPerPage, (page) => yearPath(year, page));
    }),
  ];
}

/** `page` counts from 1. */
function pagesOf(posts: number, perPage: number, pathOf: (page: number) => string): Run {
  return {
    count: Math.max(0, Math.ceil(posts / perPage)),
    slice: (from, to) =>
      Array.from({ length: to - from }, (_, index) => ({ path: pathOf(from + index + 1) })),
  };
}

type SitemapPost = Row<"blogs", "slug, title, cover_image, updated_at">;

async function postEntries(part: number): Promise<SitemapEntry[]> {
  const page = { p_part: part, p_size: urlsPerPart };
  const posts: SitemapPost[] = await call(publicClient(), "sitemap_posts", page);
  return posts.map((post) => ({
    path: `/blog/${post.slug}`,
    changed: post.updated_at,
    image: ownPicture(post.cover_image) ?? postImage(post).url,
  }));
}

async function tagEntries(part: number): Promise<SitemapEntry[]> {
  const page = { p_part: part, p_size: urlsPerPart, p_per_page: postsPerPage };
  const pages: { slug: string; page: number }[] = await call(publicClient(), "sitemap_tags", page);
  return pages.map(({ slug, page }) => ({ path: pagePath(`/blog/tag/${slug}`, page) }));
}

/** Counts posts and tag pages. */
async function counts(): Promise<{ posts: number; tags: number }> {
  return call(publicClient(), "count_sitemap", { p_per_page: postsPerPage });
}
