import { text } from "./xml";

/** URLs are absolute. `changed` is ISO 8601, where it is known. */
export type SitemapEntry = { url: string; changed?: string; image?: string };

export function sitemap(entries: readonly SitemapEntry[]): string {
  return document("urlset", entries.map(entry), imageNamespace);
}

export function sitemapIndex(urls: readonly string[]): string {
  return document(
    "sitemapindex",
    urls.map((url) => `<sitemap><loc>${text(url)}</loc></sitemap>`),
  );
}

const imageNamespace = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

function document(root: string, lines: string[], namespaces = ""): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...lines,
    `</${root}>`,
    "",
  ].join("\n");
}

function entry({ url, changed, image }: SitemapEntry): string {
  const date = changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : "";
  const picture = image ? `<image:image><image:loc>${text(image)}</image:loc></image:image>` : "";
  return `<url><loc>${text(url)}</loc>${date}${picture}</url>`;
}
