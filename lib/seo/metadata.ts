import type { Metadata, Viewport } from "next";
import { site } from "@/content/site";
import { buildEnv } from "@/lib/env";
import { statusMark } from "@/lib/security/status-mark";
import { feedPath } from "@/lib/seo/public-pages";
import { pageImage, type SocialImage } from "@/lib/social/address";
import { socialSize } from "@/lib/social/frame";

/** What every page starts from. */
export const rootMetadata: Metadata = {
  metadataBase: new URL(buildEnv().SITE_URL),
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
  applicationName: site.name,
  keywords: [...site.keywords],
  robots: { index: true, follow: true, "max-image-preview": "large" },
};

export const rootViewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fdfbf3" },
    { media: "(prefers-color-scheme: dark)", color: "#14110d" },
  ],
};

/** The head data of an address where nothing is. */
export function missingMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: true }, other: { [statusMark]: "404" } };
}

type PageFacts = {
  title: string;
  description: string;
  path: string;
  keywords?: readonly string[];
  /** Without it the page is previewed by what content/social.ts has for its path. */
  image?: SocialImage;
  article?: { publishedTime: string; modifiedTime: string };
};

/** The head data of one page: title, description, canonical link, Open Graph and Twitter tags. */
export function pageMetadata(page: PageFacts): Metadata {
  const { title, description, path, keywords, article } = page;
  const images = [{ ...(page.image ?? pageImage(path)), ...socialSize, type: "image/png" }];
  return {
    title,
    description,
    ...(keywords && { keywords: [...keywords] }),
    alternates: {
      canonical: path,
      types: { "application/rss+xml": [{ url: feedPath, title: `${site.name}: articles` }] },
    },
    openGraph: {
      title,
      description,
      url: path,
      siteName: site.name,
      locale: site.locale,
      images,
      ...(article ? { type: "article", ...article } : { type: "website" }),
    },
    twitter: { card: "summary_large_image", title, description, images },
  };
}
