import type { MetadataRoute } from "next";
import { privatePaths, sitemapPath } from "@/lib/seo/public-pages";
import { absolute } from "@/lib/seo/structured-data/ids";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: [...privatePaths] },
    sitemap: absolute(sitemapPath),
  };
}
