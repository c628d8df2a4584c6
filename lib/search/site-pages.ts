import { about } from "@/content/about";
import { brand } from "@/content/brand";
import { featuresSection } from "@/content/features";
import { getStarted } from "@/content/get-started";
import { privacy } from "@/content/legal/privacy";
import { terms as legalTerms } from "@/content/legal/terms";
import { plans } from "@/content/plans";
import { portfolioPage } from "@/content/portfolio";
import { projects } from "@/content/projects";
import { servicesSection } from "@/content/services";
import { site } from "@/content/site";
import { socialPages } from "@/content/social";
import { fillLegal, legalFacts } from "@/lib/content/placeholders/legal";
import { plainText } from "@/lib/markdown/excerpt";
import type { SearchResult } from "./schema";
import { excerptFrom, hasAll, type IndexedText, indexText, mark, type Term } from "./words";

type SitePage = Pick<SearchResult, "kind" | "href"> & { title: string; texts: string[] };

/** Finds projects and pages that contain all terms, title matches first. */
export function findSitePages(terms: readonly Term[]): SearchResult[] {
  return indexedPages()
    .filter(({ indexed }) => hasAll(terms, indexed))
    .map(({ kind, href, title, texts }) => {
      return { kind, href, title: mark(title, terms), excerpt: excerptFrom(texts, terms) };
    })
    .sort((a, b) => Number(b.title.length > 1) - Number(a.title.length > 1));
}

let index: (SitePage & { indexed: IndexedText })[] | undefined;

function indexedPages() {
  index ??= [...projectPages(), ...sitePages()].map((page) => {
    return { ...page, indexed: indexText([page.title, ...page.texts].join(" ")) };
  });
  return index;
}

function projectPages(): SitePage[] {
  return projects.map(({ id, title, image: _, liveUrl: __, ...texts }) => ({
    kind: "project",
    href: `/portfolio/${id}`,
    title,
    texts: textsIn(texts),
  }));
}

function sitePages(): SitePage[] {
  const { blog, contact } = socialPages;
  return [
    page("/", brand.name, site.tagline, site.description, servicesSection),
    page("/about", "About", about),
    page("/#features", "Features", featuresSection),
    page("/#pricing", "Pricing", plans),
    page("/portfolio", portfolioPage.title, portfolioPage),
    page("/blog", "Blog", blog.headline, blog.note),
    page("/contact", "Contact", contact.headline, contact.note, site.email),
    page("/get-started", getStarted.title, getStarted),
    page("/privacy", privacy.title, textOf(privacy)),
    page("/terms", legalTerms.title, textOf(legalTerms)),
  ];
}

/** The text below a legal page's summary. */
function textOf({ summary: _, ...page }: typeof privacy | typeof legalTerms) {
  return fillLegal(page, legalFacts);
}

function page(href: string, title: string, ...content: unknown[]): SitePage {
  return { kind: "page", href, title, texts: textsIn(content) };
}

/** Collects all text among the values, without links, ids and numbers. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /^(\/|#|https:)/.test(value) ? [] : [plainText(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ["id", "url", "picture"].includes(key) ? [] : textsIn(inner),
  );
}
