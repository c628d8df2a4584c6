import { sitemapFile } from "@/lib/posts/sitemap";
import { fileResponse } from "@/lib/seo/file-response";

export async function GET() {
  return fileResponse(await sitemapFile(), "application/xml");
}
