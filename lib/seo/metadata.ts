import type { Metadata, Viewport } from "next";
import { brand } from "@/content/brand";
import { palette } from "@/lib/artwork/palette";
import { shareImageSize } from "@/lib/artwork/share-images/frame";
import { pageImage, type ShareImage } from "@/lib/artwork/share-images/share-image";
import { buildEnv } from "@/lib/env";
import { notFoundMarker } from "@/lib/next/not-found-marker";
import { feeds } from "@/lib/seo/feed-paths";

type SiteWords = { tagline: string; description: string; keywords: readonly string[] };

export function rootMetadata(site: SiteWords): Metadata {
  return {
    metadataBase: new URL(buildEnv().SITE_URL),
    title: { default: `${brand.name}: ${site.tagline}`, template: `%s | ${brand.name}` },
    description: site.description,
    applicationName: brand.name,
    keywords: [...site.keywords],
    robots: { index: true, follow: true, "max-image-preview": "large" },
  };
}

export const rootViewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: palette.paper },
    { media: "(prefers-color-scheme: dark)", color: palette.night },
  ],
};

export function missingMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: true }, other: { [notFoundMarker]: "404" } };
}

type PageDetails = {
  title: string;
  description: string;
  path: string;
  keywords?: readonly string[];
  /** Defaults to the path's image in content/social.ts. */
  image?: ShareImage;
  /** A path or full URL, if the canonical page is another one. */
  canonical?: string | null;
  /** Whether search engines should leave the page out. */
  noindex?: boolean;
  /** Text for social networks, if it differs from that for search engines. */
  share?: { title: string; description: string };
  /** `authors` are the URLs of their pages. */
  article?: { publishedTime: string; modifiedTime: string; authors: string[] };
  /** The page's own feed, besides the blog's; its formats are below the path. */
  feed?: FeedLink;
  /** Path of the page's Markdown version. */
  markdown?: string;
};

type FeedLink = { path: string; title: string };

export function pageMetadata(page: PageDetails): Metadata {
  const { title, description, path, keywords, article } = page;
  const share = page.share ?? { title, description };
  const canonical = page.canonical ?? path;
  const images = [{ ...(page.image ?? pageImage(path)), ...shareImageSize, type: "image/png" }];
  return {
    title,
    description,
    ...(keywords && { keywords: [...keywords] }),
    ...(page.noindex && { robots: { index: false, follow: true } }),
    alternates: {
      canonical,
      types: { ...feedLinks(page.feed), ...(page.markdown && { "text/markdown": page.markdown }) },
    },
    openGraph: {
      ...share,
      url: canonical,
      siteName: brand.name,
      locale: brand.locale.replace("-", "_"),
      images,
      ...(article ? { type: "article", ...article } : { type: "website" }),
    },
    twitter: {
      card: "summary_large_image",
      ...share,
      images: images.map(({ url, alt }) => ({ url, alt })),
    },
  };
}

function feedLinks(own?: FeedLink) {
  const links = [...(own ? [own] : []), { path: "", title: `${brand.name}: articles` }];
  return Object.fromEntries(
    Object.entries(feeds).map(([file, { type, name }]) => [
      type,
      links.map(({ path, title }) => ({ url: `${path}/${file}`, title: `${title} (${name})` })),
    ]),
  );
}
