import { brand } from "@/content/brand";
import { getStarted } from "@/content/get-started";
import { portfolioPage } from "@/content/portfolio";
import { socialPages } from "@/content/social";
import type { Content } from "@/lib/content/kinds";
import type { Entry } from "@/lib/content/overlay";
import { fillLegal } from "@/lib/content/placeholders/legal";
import { plainText } from "@/lib/markdown/excerpt";
import type { SearchResult } from "./schema";
import { excerptFrom, hasAll, type IndexedText, indexText, mark, type Term } from "./words";

type SitePage = Pick<SearchResult, "kind" | "href"> & { title: string; content: unknown[] };

export type IndexedPage = Omit<SitePage, "content"> & {
  texts: string[];
  indexed: IndexedText;
  /** Title and content as JSON, to detect changes. */
  source: string;
};

/** Kinds with one entry whose texts are found. */
export const searchedKinds = [
  ...(["site", "services", "features", "plans", "questions", "testimonials", "about"] as const),
];

export type SingleContents = { [Name in (typeof searchedKinds)[number]]: Content<Name> };

/** Searchable contents, as visitors see them. */
export type SearchedContents = SingleContents & {
  projects: readonly Entry<Content<"projects">>[];
  legal: readonly Entry<Content<"legal">>[];
  authors: readonly Entry<Content<"authors">>[];
};

/** Finds projects and pages that contain all terms, title matches first. */
export function findSitePages(
  terms: readonly Term[],
  pages: readonly IndexedPage[],
): SearchResult[] {
  return pages
    .filter(({ indexed }) => hasAll(terms, indexed))
    .map(({ kind, href, title, texts }) => {
      return { kind, href, title: mark(title, terms), excerpt: excerptFrom(texts, terms) };
    })
    .sort((a, b) => Number(b.title.length > 1) - Number(a.title.length > 1));
}

/** Reuses unchanged pages of `before`, an earlier index. */
export function indexPages(
  contents: SearchedContents,
  before: readonly IndexedPage[] = [],
): IndexedPage[] {
  const known = new Map(before.map((page) => [page.source, page]));
  return [...projectPages(contents), ...sitePages(contents)].map(({ content, ...page }) => {
    const source = JSON.stringify([page.title, content]);
    const texts = known.get(source)?.texts ?? textsIn(content);
    const indexed = known.get(source)?.indexed ?? indexText([page.title, ...texts].join(" "));
    return { ...page, texts, indexed, source };
  });
}

function projectPages({ projects }: SearchedContents): SitePage[] {
  return projects.map(({ key, value: { title, image: _, liveUrl: __, ...texts } }) => ({
    kind: "project",
    href: `/portfolio/${key}`,
    title,
    content: [texts],
  }));
}

function sitePages(contents: SearchedContents): SitePage[] {
  const { site, services, features, plans, questions, testimonials, about } = contents;
  const { blog, contact } = socialPages();
  const { tagline, description } = site;
  return [
    page("/", brand.name, tagline, description, services, testimonials),
    page("/about", "About", about),
    page("/#features", "Features", features),
    page("/#pricing", "Pricing", plans),
    ...(questions.questions.length > 0
      ? [page("/#questions", questions.heading, questions.questions)]
      : []),
    page("/portfolio", portfolioPage.title, portfolioPage),
    page("/blog", "Blog", blog.headline, blog.note),
    ...contents.authors.map(({ value: { name, slug, about } }) => {
      return page(`/blog/author/${slug}`, name, about);
    }),
    page("/contact", "Contact", contact.headline, contact.note, site.email),
    page("/get-started", getStarted.title, getStarted),
    ...legalPages(contents),
  ];
}

/** Returns the legal pages without their summaries. */
function legalPages({ legal, plans: { plans }, site: { email } }: SearchedContents): SitePage[] {
  return legal.map(({ key, value: { summary: _, ...value } }) => {
    const filled = fillLegal(value, { email, plans });
    return page(`/${key}`, filled.title, filled);
  });
}

function page(href: string, title: string, ...content: unknown[]): SitePage {
  return { kind: "page", href, title, content };
}

const unread: ReadonlySet<string> = new Set(["id", "type", "url", "src", "picture"]);

/** Collects all text among the values, without links, ids and numbers. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /^(\/|#|https:)/.test(value) ? [] : [plainText(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsIn(inner)));
}
