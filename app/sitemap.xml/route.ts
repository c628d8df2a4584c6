import { sitemapFile } from "@/lib/posts/sitemap";
import { fileResponse } from "@/lib/seo/file-response";

export const GET = async () => fileResponse(await sitemapFile(), "application/xml");
