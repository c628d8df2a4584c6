import type { MetadataRoute } from "next";
import { projects } from "@/content/projects";
import { listPostDates } from "@/lib/posts/queries";
import { publicPages } from "@/lib/seo/public-pages";
import { absolute } from "@/lib/seo/structured-data/ids";

/** Only posts have a known modification date. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const posts = await listPostDates();
  return [
    ...publicPages.map((path) => ({ url: absolute(path) })),
    ...projects.map(({ id }) => ({ url: absolute(`/portfolio/${id}`) })),
    ...posts.map(({ slug, updatedAt }) => ({
      url: absolute(`/blog/${slug}`),
      lastModified: new Date(updatedAt).toISOString(),
    })),
  ];
}
