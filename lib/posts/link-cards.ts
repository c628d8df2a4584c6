import "server-only";
import { toHtml } from "hast-util-to-html";
import { cacheLife, cacheTag } from "next/cache";
import { getSocialPages } from "@/lib/content/social-pages";
import { env } from "@/lib/env";
import { isSlug } from "@/lib/forms/slug";
import { excerptOf } from "@/lib/markdown/excerpt";
import { type Rendered, renderArticle } from "@/lib/markdown/render";
import { findPublishedProject } from "@/lib/portfolio/queries";
import { postTags } from "@/lib/posts/cache-tags";
import { publicClient } from "@/lib/supabase/clients";
import { orThrow } from "@/lib/supabase/query";

/** Maximum number of cards with an excerpt in one article. */
const maxCards = 20;

type Target = { title: string; excerpt: string };

/**
 * Renders an article with cards that describe the linked posts, projects and pages. Cached by its
 * text, so that a new title does not render it again.
 */
export async function renderPost(content: string): Promise<Rendered> {
  "use cache";
  const article = await renderArticle(content);
  // Rendering that timed out may succeed later.
  if (article.isPlain) cacheLife("minutes");
  else cacheLife("max");
  return withCards(article);
}

/** Renders for the editor: with source lines, and uncached. */
export async function renderPreview(content: string): Promise<Rendered> {
  return withCards(await renderArticle(content, { withLines: true }));
}

async function withCards(article: Rendered): Promise<Rendered> {
  return { ...article, html: await withTargets(article.html) };
}

/** Matches the markup from lib/markdown/extensions/cards.ts. */
const card =
  /<p(?: data-line="\d+")? class="link-card"><a href="([^"]+)"[^>]*>([^<]*)<\/a>(?: <span>[^<]*<\/span>)?<\/p>/g;

async function withTargets(html: string): Promise<string> {
  const paths = new Set([...html.matchAll(card)].flatMap(([, href = ""]) => ownPath(href) ?? []));
  const limited = [...paths].slice(0, maxCards);
  const found = new Map(
    await Promise.all(limited.map(async (path) => [path, await findTarget(path)] as const)),
  );
  return html.replace(card, (whole, href: string, label: string) => {
    const path = ownPath(href);
    const target = path && found.get(path);
    return target ? cardOf(path, target, label) : whole;
  });
}

function ownPath(href: string): string | null {
  const path = href.startsWith(`${env().SITE_URL}/`) ? href.slice(env().SITE_URL.length) : href;
  return /^\/[a-z0-9/-]*$/.test(path) ? path : null;
}

/** `label` is HTML: the author's text, or the site's host if the link text is only a URL. */
function cardOf(path: string, { title, excerpt }: Target, label: string): string {
  const words = label === new URL(env().SITE_URL).hostname ? toText(title) : label;
  return `<p class="link-card"><a href="${path}" data-page="">${words}</a> <span>${toText(excerpt)}</span></p>`;
}

const toText = (value: string): string => toHtml({ type: "text", value });

async function findTarget(path: string): Promise<Target | null> {
  const page = Object.values(await getSocialPages()).find((known) => known.path === path);
  if (page) return { title: page.headline, excerpt: page.note };
  const [, folder, name = ""] = /^\/(blog|portfolio)\/([^/]+)$/.exec(path) ?? [];
  if (folder === "blog") return isSlug(name) ? findPost(name) : null;
  const project = name ? await findPublishedProject(name) : null;
  return project && { title: project.title, excerpt: project.description };
}

/** Cached under the post's tag, so that a change expires the pages with its card. */
async function findPost(slug: string): Promise<Target | null> {
  "use cache";
  cacheTag(postTags.post(slug));
  cacheLife("max");
  const data = await publicClient()
    .from("blogs")
    .select("title, excerpt, preview")
    .eq("slug", slug)
    .eq("published", true)
    .maybeSingle()
    .then(orThrow(`Card of ${slug}`));
  return data && { title: data.title, excerpt: data.excerpt || excerptOf(data.preview) };
}
