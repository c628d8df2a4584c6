import type { MetadataRoute } from "next";
import { projects } from "@/content/projects";
import { listYears } from "@/lib/posts/archive";
import { yearPath } from "@/lib/posts/archive-page";
import { listPostDates } from "@/lib/posts/queries";
import { publicPages } from "@/lib/seo/public-pages";
import { absolute } from "@/lib/seo/structured-data/ids";
import { listTags } from "@/lib/tags/queries";

/** Only posts have a known modification date. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [posts, tags, years] = await Promise.all([listPostDates(), listTags(1000), listYears()]);
  return [
    ...publicPages.map((path) => ({ url: absolute(path) })),
    ...projects.map(({ id }) => ({ url: absolute(`/portfolio/${id}`) })),
    ...tags.map(({ slug }) => ({ url: absolute(`/blog/tag/${slug}`) })),
    ...years.map(({ year }) => ({ url: absolute(yearPath(year)) })),
    ...posts.map(({ slug, updatedAt }) => ({
      url: absolute(`/blog/${slug}`),
      lastModified: new Date(updatedAt).toISOString(),
    })),
  ];
}
