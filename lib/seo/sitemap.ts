import { text } from "./xml";

/** `image` is a path or a URL; `changed` is ISO 8601, if known. */
export type SitemapEntry = { path: string; changed?: string; image?: string };

export function sitemap(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ path, changed, image }) => {
    const date = changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : "";
    const picture = image
      ? `<image:image>${location("image:loc", siteUrl, image)}</image:image>`
      : "";
    return `<url>${location("loc", siteUrl, path)}${date}${picture}</url>`;
  });
  return document("urlset", lines, imageNamespace);
}

export function sitemapIndex(siteUrl: string, paths: readonly string[]): string {
  const lines = paths.map((path) => `<sitemap>${location("loc", siteUrl, path)}</sitemap>`);
  return document("sitemapindex", lines);
}

const imageNamespace = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

function location(name: string, siteUrl: string, path: string): string {
  return `<${name}>${text(new URL(path, siteUrl).href)}</${name}>`;
}

function document(root: string, lines: string[], namespaces = ""): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...lines,
    `</${root}>`,
    "",
  ].join("\n");
}
